import { setPasswordInput, userInput, userPatch } from '@portfolio/contracts/auth';
import { ListArgs, listOfArgs, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { currentUser } from './current-user.ts';
import { getUser, listUsers, userList } from './list-users.ts';
import { createUser, setUserPassword, updateUser } from './manage-users.ts';
import { userWire } from './user.ts';
import { graphqlUser, NewUser, User, UserChanges, UserPage } from './users.types.ts';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a visitor.' })
  async me(@Ctx() context: AuthContext): Promise<User | null> {
    return context.actor ? graphqlUser(userWire(await currentUser(context))) : null;
  }

  @Query(() => UserPage, { description: 'For staff, who manage users.' })
  async users(@Ctx() context: AuthContext, @Args() args: ListArgs): Promise<UserPage> {
    const { count, results } = await listUsers(context, listOfArgs(args, userList));
    return { count, results: results.map(graphqlUser) };
  }

  @Query(() => User, { description: 'For staff, who manage users.' })
  async user(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<User> {
    return graphqlUser(await getUser(context, idParameter(id)));
  }

  @Mutation(() => User)
  async createUser(@Ctx() context: AuthContext, @Arg('input') input: NewUser): Promise<User> {
    return graphqlUser(await createUser(context, parseInput(userInput, input)));
  }

  @Mutation(() => User)
  async updateUser(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UserChanges,
  ): Promise<User> {
    return graphqlUser(await updateUser(context, idParameter(id), parseInput(userPatch, input)));
  }

  @Mutation(() => ID, { description: 'The id of the user, whose devices are signed out.' })
  async setUserPassword(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Arg('password') password: string,
  ): Promise<string> {
    await setUserPassword(context, idParameter(id), parseInput(setPasswordInput, { password }).password);
    return id;
  }
}
