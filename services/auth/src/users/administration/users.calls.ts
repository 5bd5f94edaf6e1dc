import {
  accountRegistration,
  registeredAccount,
  repeatedAnswer,
  repeatedRegistration,
} from '@portfolio/contracts/accounts';
import {
  identityProof,
  secondFactorFact,
  secondFactorReset,
  setPasswordInput,
  userInput,
  userPatch,
  userSchema,
  type UserWire,
} from '@portfolio/contracts/auth';
import { key } from '@portfolio/contracts/rest';
import { userCount } from '@portfolio/contracts/scheduling';
import { open, services } from '@portfolio/service-kit/access';
import { batched, inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { itsId, seenFields } from '@portfolio/service-kit/calls';
import { notFound } from '@portfolio/service-kit/errors';
import { idParameter, type ItemCall } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import { z } from 'zod';
import { signedInToSetUp } from '../../access.ts';
import { findUser, findUsersFor, userWire } from '../account/user.ts';
import { call } from '../../call.ts';
import type { AuthContext } from '../../context.ts';
import { asksForSecondStep } from '../../sign-in/second-factor/totp.ts';
import {
  currentUser,
  createUser,
  endUserSessions,
  resetSecondFactor,
  setUserPassword,
  updateUser,
  getUser,
  listUsers,
  userList,
} from './manage-users.ts';
import { managers, managersByPassword, requireManageable } from './manager.ts';
import { isRepeatedRegistration, registerAccount } from './register-account.ts';

/** Companies and employee profile are added to this type by the scheduling service. */
objectType('User', userSchema, {
  key: 'id',
  omit: ['administered_companies', 'company_admin_for', 'employee_profile', 'settings'],
});
/** What is missing is told field by field. */
inputType('NewUser', userInput, { optional: ['username', 'email'] });

const item = ({ context, id }: ItemCall<AuthContext>) => requireManageable(context, id());
const manage = { access: managersByPassword, item } as const;

export const userCalls = [
  call({
    rest: 'GET /auth/user',
    summary: 'The signed-in user',
    access: signedInToSetUp,
    answer: userSchema,
    handle: async ({ context }) => userWire(await currentUser(context)),
  }),
  call({
    graphql: 'query me',
    description: 'The signed-in user; null for a visitor.',
    access: open,
    answer: userSchema.nullable(),
    handle: async ({ context }) => (context.actor ? userWire(await currentUser(context)) : null),
  }),
  call({
    rest: 'GET /planner/users',
    summary: 'List users',
    graphql: 'query users',
    description: 'For staff, who manage users.',
    access: managers,
    list: userList,
    answer: userSchema,
    handle: ({ context, list }) => listUsers(context, list),
  }),
  call({
    rest: 'POST /planner/users',
    summary: 'Create a user',
    graphql: 'mutation createUser',
    access: managersByPassword,
    body: userInput,
    input: 'NewUser',
    answer: userSchema,
    status: 201,
    handle: ({ context, body }) => createUser(context, body),
  }),
  call({
    rest: 'GET /planner/users/:id',
    summary: 'Read a user',
    graphql: 'query user',
    description: 'For staff, who manage users.',
    access: managers,
    answer: userSchema,
    handle: ({ context, id }) => getUser(context, id()),
  }),
  call({
    rest: 'PATCH /planner/users/:id',
    summary: "Change a user; one's own address counts once the link that is sent there was followed",
    graphql: 'mutation updateUser',
    ...manage,
    versions: seenFields,
    body: userPatch,
    input: 'UserChanges',
    answer: userSchema,
    handle: ({ context, id, body, expected }) => updateUser(context, id(), body, expected),
  }),
  call({
    rest: 'POST /planner/users/:id/set_password',
    summary: "Set a user's password; one's own with the current one",
    graphql: 'mutation setUserPassword',
    description: 'The id of the user, whose devices are signed out. One’s own asks for the current one.',
    ...manage,
    body: setPasswordInput,
    field: itsId,
    handle: ({ context, id, body }) => setUserPassword(context, id(), body),
  }),
  call({
    rest: 'POST /planner/users/:id/end_sessions',
    summary: "Sign all of a user's devices out",
    graphql: 'mutation endUserSessions',
    description: 'The id of the user, whose devices are signed out.',
    access: managersByPassword,
    field: itsId,
    handle: ({ context, id }) => endUserSessions(context, id()),
  }),
  call({
    rest: 'POST /planner/users/:id/reset_second_factor',
    summary: "Take a user's second factor away, who has lost it, and has proven who they are",
    ...manage,
    body: secondFactorReset,
    handle: ({ context, id, body }) => resetSecondFactor(context, id(), body.identity_proof),
  }),
  call({
    graphql: 'mutation resetSecondFactor',
    description: 'The id of the user, who signs in with the password alone.',
    ...manage,
    // What is missing is told as a fault of its field, also to the screens of the release that did not ask for it.
    arguments: { id: key, identityProof: identityProof.optional() },
    field: itsId,
    handle: ({ context, id, args }) =>
      resetSecondFactor(
        context,
        id(),
        parseInput(secondFactorReset, { identityProof: args['identityProof'] }).identity_proof,
      ),
  }),
];

/** Below `/internal`, for other services. */
export const userInternalCalls = [
  call({
    rest: 'POST /users',
    summary: 'Register an account for who has followed a registration link',
    access: services('scheduling'),
    body: accountRegistration,
    answer: registeredAccount,
    handle: ({ context, body }) => registerAccount(context, body),
  }),
  call({
    rest: 'POST /users/repeated',
    summary: 'Whether a registration that came again is the one that made an account',
    access: services('scheduling'),
    body: repeatedRegistration,
    answer: repeatedAnswer,
    handle: async ({ context, body }) => ({ is_same: await isRepeatedRegistration(context, body) }),
  }),
  call({
    rest: 'GET /users/count',
    summary: 'How many accounts there are',
    access: services('scheduling'),
    answer: userCount,
    async handle({ context }) {
      const [row] = await context.database.query<[{ count: number }]>('SELECT count(*)::int AS count FROM account');
      return row;
    },
  }),
  // Scheduling asks with each request of an administrator whose company wants it, so that it counts at once.
  call({
    rest: 'GET /users/:id/second-factor',
    summary: 'Whether signing in as this user takes two steps',
    access: services('scheduling'),
    answer: secondFactorFact,
    handle: async ({ context, id }) => ({ has_second_factor: await asksForSecondStep(context.database, id()) }),
  }),
  // Content asks with each request for the patron blog, so that a tier that ends shuts it at once.
  call({
    rest: 'GET /users/:id',
    summary: "A user's Patreon tier",
    access: services('content'),
    answer: z.object({ id: z.int(), patreon_tier: z.string().nullable() }),
    async handle({ context, id }) {
      const user = await inScope({ user: id() }, () => findUser(context, id()));
      if (!user?.is_active) throw notFound();
      return { id: user.id, patreon_tier: user.patreon_tier };
    },
  }),
];

/** All that one operation refers to, in one statement. */
const references = batched(findUsersFor);

/** Federation: oneself, and anyone for staff, who manage users; to others a reference tells nothing. */
export async function userReference({ id }: { id: string }, context: AuthContext): Promise<UserWire | null> {
  const user = await references(context, idParameter(id));
  return user ? userWire(user) : null;
}
