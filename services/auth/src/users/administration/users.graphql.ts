import {
  identityProof,
  secondFactorReset,
  setPasswordInput,
  userInput,
  userPatch,
  userSchema,
  type UserWire,
} from '@portfolio/contracts/auth';
import type { Page } from '@portfolio/contracts/rest';
import { open } from '@portfolio/service-kit/access';
import {
  argsType,
  enumType,
  inputType,
  Item,
  ListArgs,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
  batched,
} from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../../context.ts';
import { currentUser } from './current-user.ts';
import { getUser, listUsers, userList } from './list-users.ts';
import { createUser, endUserSessions, resetSecondFactor, setUserPassword, updateUser } from './manage-users.ts';
import { managers, managersByPassword, requireManageable } from './manager.ts';
import { findUsersFor, userWire } from '../account/user.ts';

/** Companies and employee profile are added to this type by the scheduling service. */
const UserType = objectType('User', userSchema, {
  key: 'id',
  omit: ['administered_companies', 'company_admin_for', 'employee_profile', 'settings'],
});
const UserPage = pageType('UserPage', UserType);
/** What is missing is told field by field. */
const NewUser = inputType('NewUser', userInput.partial({ username: true, email: true }));
const UserChanges = inputType('UserChanges', userPatch);
const SetPassword = argsType(setPasswordInput);
enumType('IdentityProof', identityProof);
/** What is missing is told as a fault of its field, also to the screens of the release that did not ask for it. */
const SecondFactorReset = argsType(secondFactorReset.partial());

@Authorized(managers)
@Resolver()
export class UserResolver {
  @Authorized(open)
  @Query(() => UserType, { nullable: true, description: 'The signed-in user; null for a visitor.' })
  async me(@Ctx() context: AuthContext): Promise<UserWire | null> {
    return context.actor ? userWire(await currentUser(context)) : null;
  }

  @Query(() => UserPage, { description: 'For staff, who manage users.' })
  users(@Ctx() context: AuthContext, @Args() args: ListArgs): Promise<Page<UserWire>> {
    return listUsers(context, listOfArgs(args, userList));
  }

  @Query(() => UserType, { description: 'For staff, who manage users.' })
  user(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<UserWire> {
    return getUser(context, idParameter(id));
  }

  @Authorized(managersByPassword)
  @Mutation(() => UserType)
  createUser(@Ctx() context: AuthContext, @Arg('input', () => NewUser) input: object): Promise<UserWire> {
    return createUser(context, parseInput(userInput, input));
  }

  @Authorized(managersByPassword)
  @Item(requireManageable)
  @Mutation(() => UserType)
  updateUser(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UserChanges) input: object,
    @Arg('seen', () => UserChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<UserWire> {
    return updateUser(context, idParameter(id), parseInput(userPatch, input), asSeen(seen));
  }

  @Authorized(managersByPassword)
  @Item(requireManageable)
  @Mutation(() => ID, {
    description: 'The id of the user, whose devices are signed out. One’s own asks for the current one.',
  })
  async setUserPassword(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Args(() => SetPassword) args: object,
  ): Promise<string> {
    await setUserPassword(context, idParameter(id), parseInput(setPasswordInput, args));
    return id;
  }

  @Authorized(managersByPassword)
  @Mutation(() => ID, { description: 'The id of the user, whose devices are signed out.' })
  async endUserSessions(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<string> {
    await endUserSessions(context, idParameter(id));
    return id;
  }

  @Authorized(managersByPassword)
  @Item(requireManageable)
  @Mutation(() => ID, { description: 'The id of the user, who signs in with the password alone.' })
  async resetSecondFactor(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Args(() => SecondFactorReset) args: object,
  ): Promise<string> {
    await resetSecondFactor(context, idParameter(id), parseInput(secondFactorReset, args).identity_proof);
    return id;
  }
}

/** All that one operation refers to, in one statement. */
const references = batched(findUsersFor);

/** Federation: oneself, and anyone for staff, who manage users; to others a reference tells nothing. */
export async function userReference({ id }: { id: string }, context: AuthContext): Promise<UserWire | null> {
  const user = await references(context, idParameter(id));
  return user ? userWire(user) : null;
}
