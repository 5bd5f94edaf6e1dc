import { patreonConnection, type PatreonConnection } from '@portfolio/contracts/auth';
import { objectType } from '@portfolio/service-kit/graphql';
import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../../context.ts';
import { listConnections } from './connections.ts';
import { disconnectPatreon } from './sign-in-with-patreon.ts';
import { confirmedByPassword, signedIn } from '../../access.ts';

const Connection = objectType('PatreonConnection', patreonConnection);

/** Signing in and connecting are navigations of the browser, see patreon.rest.ts. */
@Authorized(signedIn)
@Resolver()
export class PatreonResolver {
  @Query(() => [Connection], { description: 'The Patreon accounts that sign in to this one.' })
  patreonConnections(@Ctx() context: AuthContext): Promise<PatreonConnection[]> {
    return listConnections(context);
  }

  @Authorized(confirmedByPassword)
  @Mutation(() => Boolean)
  async disconnectPatreon(@Ctx() context: AuthContext): Promise<boolean> {
    await disconnectPatreon(context);
    return true;
  }
}
