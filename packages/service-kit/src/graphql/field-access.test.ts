import 'reflect-metadata';
import { Authorized, Mutation, Query, Resolver } from 'type-graphql';
import { open, signedIn, staff } from '../access/index.ts';
import { buildSubgraph } from './build-subgraph.ts';

@Authorized(staff)
@Resolver()
class OfAClass {
  @Query(() => String)
  report() {
    return '';
  }
  @Authorized(open)
  @Mutation(() => String)
  greet() {
    return '';
  }
}

@Resolver()
class Forgotten {
  @Authorized(signedIn)
  @Query(() => String)
  mine() {
    return '';
  }
  @Mutation(() => Boolean)
  removeEverything() {
    return true;
  }
}

@Resolver()
class ByRole {
  @Authorized('staff')
  @Query(() => String)
  secret() {
    return '';
  }
}

test('a field says who may use it, or its class does', async () => {
  const { access } = await buildSubgraph({ resolvers: [OfAClass] });
  expect(access.query.get('report')).toBe(staff);
  expect(access.mutation.get('greet')).toBe(open);
});

test.each([
  ['no access', Forgotten, 'Who may use removeEverything? Add @Authorized(access).'],
  ['something else than an access', ByRole, 'Who may use secret? Add @Authorized(access).'],
])('a service with a field of %s does not start', async (_title, resolver, message) => {
  await expect(buildSubgraph({ resolvers: [resolver] })).rejects.toThrow(message);
});
