import {
  loginResult,
  loginWithoutPasskey,
  logoutInput,
  refreshInput,
  refreshResult,
  sessionSchema,
  type LoginResult,
  type RefreshResult,
  type SessionWire,
} from '@portfolio/contracts/auth';
import { openToAll } from '@portfolio/service-kit/access';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../../context.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { confirmedByPassword, signedIn } from '../../access.ts';

const LoginPayload = objectType('LoginPayload', loginResult);
const RefreshPayload = objectType('RefreshPayload', refreshResult);
const Session = objectType('Session', sessionSchema);
const LoginArgs = argsType(loginWithoutPasskey);
const RefreshArgs = argsType(refreshInput);
const LogoutArgs = argsType(logoutInput);

@Authorized(signedIn)
@Resolver()
export class SessionResolver {
  @Authorized(openToAll)
  @Extensions({ repeatable: false })
  @Mutation(() => LoginPayload)
  login(@Ctx() context: AuthContext, @Args(() => LoginArgs) args: object): Promise<LoginResult> {
    return signIn(context, parseInput(loginWithoutPasskey, args));
  }

  @Authorized(openToAll)
  @Extensions({ repeatable: false })
  @Mutation(() => RefreshPayload)
  refreshToken(@Ctx() context: AuthContext, @Args(() => RefreshArgs) args: object): Promise<RefreshResult> {
    return refreshSession(context, parseInput(refreshInput, args));
  }

  @Authorized(openToAll)
  @Mutation(() => Boolean)
  async logout(@Ctx() context: AuthContext, @Args(() => LogoutArgs) args: object): Promise<boolean> {
    await signOut(context, parseInput(logoutInput, args).refresh);
    return true;
  }

  @Query(() => [Session], { description: 'The devices on which one is signed in, last used first.' })
  sessions(@Ctx() context: AuthContext): Promise<SessionWire[]> {
    return listSessions(context);
  }

  @Authorized(confirmedByPassword)
  @Mutation(() => ID, { description: 'The id of the device that was signed out.' })
  async revokeSession(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<string> {
    await revokeSession(context, id);
    return id;
  }

  @Authorized(confirmedByPassword)
  @Mutation(() => Boolean, { description: 'Signs all devices out but the one that asks.' })
  async revokeOtherSessions(@Ctx() context: AuthContext): Promise<boolean> {
    await revokeOtherSessions(context);
    return true;
  }
}
