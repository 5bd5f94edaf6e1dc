import {
  erasureInput,
  secondFactorReset,
  setPasswordInput,
  userInput,
  userPatch,
  type IdentityProof,
} from '@portfolio/contracts/auth';
import { z } from 'zod';
import type { ManagedUserNowQuery } from '../../generated/graphql.ts';
import type { ManagedUser } from './role.ts';

/** scheduling.md §2, User management: the modal's three modes, and the questions before a user's devices are signed out or their second factor is taken away, or they are erased. */
/** What a dialog can be about a user. */
export const dialogModes = ['edit', 'password', 'sessions', 'secondFactor', 'erase'] as const;

export type UserDialog = { mode: 'create' } | { mode: (typeof dialogModes)[number]; user: ManagedUser };

const noProof: IdentityProof | '' = '';

/** What the form holds. */
export const valuesOf = (user: Omit<ManagedUserNowQuery['user'], 'id'> | undefined) => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  isActive: user?.isActive ?? true,
  isStaff: user?.isStaff ?? false,
  isSuperuser: user?.isSuperuser ?? false,
  // Nothing is chosen before: who chooses has looked.
  identityProof: noProof,
  password: '',
  confirmation: '',
  currentPassword: '',
});

export type UserValues = ReturnType<typeof valuesOf>;

/** What each mode sends, as the server checks it. */
export const schemas = {
  create: userInput,
  edit: userPatch,
  password: setPasswordInput,
  sessions: z.object({}),
  secondFactor: secondFactorReset,
  erase: erasureInput,
};

/** What is sent of a user. Only superusers may set their flag, so that others do not send it. */
export function fieldsOf(values: UserValues, bySuperuser: boolean) {
  const { confirmation: _, password: __, identityProof: ___, currentPassword: ____, isSuperuser, ...fields } = values;
  return bySuperuser ? { ...fields, isSuperuser } : fields;
}

/** How identity was proven, as GraphQL names it. */
export const proofName = ({ identityProof }: UserValues) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema lets nothing be sent without a choice
  identityProof.toUpperCase() as Uppercase<IdentityProof>;
