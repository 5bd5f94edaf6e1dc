import { loginInput, logoutInput, refreshInput } from '@portfolio/contracts/auth';
import { parseInput } from '@portfolio/service-kit/graphql';
import { camelKeys } from '@portfolio/service-kit/keys';
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { graphqlUser, User } from '../users/users.types.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

@ObjectType()
class LoginPayload {
  @Field()
  access: string;

  @Field()
  refresh: string;

  @Field(() => User)
  user: User;
}

@ObjectType()
class RefreshPayload {
  @Field()
  access: string;

  @Field(() => String, { nullable: true, description: 'Only when rotated; the old one retires.' })
  refresh?: string;
}

@ObjectType({ description: 'A signed-in device.' })
class Session {
  @Field(() => ID)
  id: string;

  @Field()
  userAgent: string;

  @Field()
  ipAddress: string;

  @Field({ description: 'ISO 8601, UTC.' })
  createdAt: string;

  @Field({ description: 'ISO 8601, UTC.' })
  lastUsedAt: string;

  @Field({ description: 'ISO 8601, UTC.' })
  expiresAt: string;

  @Field({ description: 'The one that asks.' })
  isCurrent: boolean;
}

@Resolver()
export class SessionResolver {
  @Mutation(() => LoginPayload)
  async login(
    @Ctx() context: AuthContext,
    @Arg('username') username: string,
    @Arg('password') password: string,
  ): Promise<LoginPayload> {
    const { user, ...tokens } = await signIn(context, parseInput(loginInput, { username, password }));
    return { ...tokens, user: graphqlUser(user) };
  }

  @Mutation(() => RefreshPayload)
  refreshToken(
    @Ctx() context: AuthContext,
    @Arg('refresh') refresh: string,
    @Arg('rotate', { defaultValue: false }) rotate: boolean,
  ): Promise<RefreshPayload> {
    return refreshSession(context, parseInput(refreshInput, { refresh, rotate }));
  }

  @Mutation(() => Boolean)
  async logout(@Ctx() context: AuthContext, @Arg('refresh') refresh: string): Promise<boolean> {
    await signOut(context, parseInput(logoutInput, { refresh }).refresh);
    return true;
  }

  @Query(() => [Session], { description: 'The devices on which one is signed in, last used first.' })
  async sessions(@Ctx() context: AuthContext): Promise<Session[]> {
    return camelKeys(await listSessions(context)) as Session[];
  }

  @Mutation(() => ID, { description: 'The id of the device that was signed out.' })
  async revokeSession(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<string> {
    await revokeSession(context, id);
    return id;
  }

  @Mutation(() => Boolean, { description: 'Signs all devices out but the one that asks.' })
  async revokeOtherSessions(@Ctx() context: AuthContext): Promise<boolean> {
    await revokeOtherSessions(context);
    return true;
  }
}
