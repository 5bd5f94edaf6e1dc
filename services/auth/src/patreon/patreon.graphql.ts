import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { disconnectPatreon } from './sign-in-with-patreon.ts';
import { signedIn } from '../access.ts';

/** Signing in and connecting are navigations of the browser, see patreon.rest.ts. */
@Authorized(signedIn)
@Resolver()
export class PatreonResolver {
  @Mutation(() => Boolean)
  async disconnectPatreon(@Ctx() context: AuthContext): Promise<boolean> {
    await disconnectPatreon(context);
    return true;
  }
}
