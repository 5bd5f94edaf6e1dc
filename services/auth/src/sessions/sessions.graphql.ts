import { loginInput, logoutInput, refreshInput } from '@portfolio/contracts/auth';
import { parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { graphqlUser, User } from '../users/users.graphql.ts';
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
}
