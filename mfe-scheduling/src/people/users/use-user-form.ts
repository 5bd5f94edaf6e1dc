import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  erasureInput,
  secondFactorReset,
  setPasswordInput,
  userInput,
  userPatch,
  type IdentityProof,
} from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { useUser, type OnceContext } from '@portfolio/remote-kit';
import { changesOf, textsOf, useForm } from '@portfolio/remote-kit/forms';
import { z } from 'zod';
import type { ManagedUserNowQuery, ManagedUsersQuery } from '../../generated/graphql.ts';
import { useTranslation } from '../../translator.ts';
import {
  CreateUser,
  EndUserSessions,
  EraseUser,
  ManagedUserNow,
  ResetSecondFactor,
  SetUserPassword,
  UpdateUser,
} from './users.graphql.ts';

/** The form of one of the modal's modes, with the sentences of scheduling.md §5. */
export function useUserForm(dialog: UserDialog, onSaved: (values: UserValues, email?: string) => void) {
  const { t } = useTranslation();
  const save = useSave(dialog);
  const apollo = useApolloClient();
  const user = useUser();
  const bySuperuser = user?.is_superuser ?? false;
  const { mode } = dialog;
  // One's own password asks for the one of now, also where managing others does not.
  const isOwn = mode === 'password' && dialog.user.id === String(user?.id);
  const missing = { required: t('users.required') };
  const form = useForm({
    // To be typed anew: secrets, and names that say that one means it.
    draft: mode === 'create' ? 'user/new' : mode === 'edit' && `user/${dialog.user.id}`,
    // Of who is erased nothing is filled in: the name is typed.
    values: valuesOf(mode === 'create' || mode === 'erase' ? undefined : dialog.user),
    schema: schemas[mode],
    request: (values) => {
      const { password } = values;
      const fields = fieldsOf(values, bySuperuser);
      return {
        create: { ...fields, password },
        edit: fields,
        password: { password, ...(isOwn && { currentPassword: values.currentPassword }) },
        sessions: {},
        secondFactor: { identityProof: values.identityProof || undefined },
        erase: { username: values.username },
      }[mode];
    },
    rules: ({ password, confirmation, currentPassword }) => ({
      currentPassword: isOwn && currentPassword === '' ? fault('required') : undefined,
      confirmation:
        (mode === 'create' || mode === 'password') && (password === '' || password !== confirmation)
          ? fault('passwords_differ')
          : undefined,
    }),
    sentences: {
      username: { ...missing, username_differs: t('users.erase.differs') },
      email: missing,
      password: { required: t('users.passwordsMatch') },
      confirmation: { passwords_differ: t('users.passwordsMatch') },
      identityProof: { required: t('users.secondFactor.proofMissing') },
    },
    send: (_, values, context, began) => save(values, bySuperuser, context, began),
    async latest() {
      if (mode !== 'edit') return undefined;
      const variables = { id: dialog.user.id };
      const { data } = await apollo.query({ query: ManagedUserNow, variables, fetchPolicy: 'network-only' });
      return data && { values: valuesOf(data.user) };
    },
    onSaved: (email, values) => onSaved(values, email),
    refused: ({ kind }) => kind === 'cancelled',
    failed: t(mode === 'sessions' ? 'users.sessions.failed' : 'users.saveFailed'),
  });
  return { ...form, bySuperuser, isOwn };
}

/** The mutation of a mode (scheduling.md §7). @returns of a change, the address that counts now: one's own stays until a link is followed */
function useSave(dialog: UserDialog) {
  const [create] = useMutation(CreateUser);
  const [update] = useMutation(UpdateUser);
  const [endSessions] = useMutation(EndUserSessions);
  const [resetSecondFactor] = useMutation(ResetSecondFactor);
  const [eraseUser] = useMutation(EraseUser);
  const [setPassword] = useMutation(SetUserPassword);
  return async (
    values: UserValues,
    bySuperuser: boolean,
    context: OnceContext,
    began: UserValues,
  ): Promise<string | undefined> => {
    const { password, currentPassword } = values;
    const input = fieldsOf(values, bySuperuser);
    if (dialog.mode === 'create') await create({ variables: { input: { ...input, password } }, context });
    else if (dialog.mode === 'edit') {
      const changes = changesOf(input, fieldsOf(began, bySuperuser));
      const { data } = await update({ variables: { id: dialog.user.id, ...changes }, context });
      return data?.updateUser.email;
    } else if (dialog.mode === 'sessions') await endSessions({ variables: { id: dialog.user.id }, context });
    else if (dialog.mode === 'secondFactor')
      await resetSecondFactor({ variables: { id: dialog.user.id, identityProof: proofName(values) }, context });
    else if (dialog.mode === 'erase')
      await eraseUser({ variables: { id: dialog.user.id, username: input.username }, context });
    else {
      const sent = { id: dialog.user.id, password, ...(currentPassword && { currentPassword }) };
      await setPassword({ variables: sent, context });
    }
    return undefined;
  };
}

export type UserForm = ReturnType<typeof useUserForm>;

/** scheduling.md §2, User management: the modal's three modes, and the questions before a user's devices are signed out or their second factor is taken away, or they are erased. */
/** What a dialog can be about a user. */
export const dialogModes = ['edit', 'password', 'sessions', 'secondFactor', 'erase'] as const;

export type UserDialog = { mode: 'create' } | { mode: (typeof dialogModes)[number]; user: ManagedUser };

const noProof: IdentityProof | '' = '';

/** What the form holds. */
const valuesOf = (user: Omit<ManagedUserNowQuery['user'], 'id'> | undefined) => ({
  ...textsOf(user, 'username', 'email', 'firstName', 'lastName'),
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
const schemas = {
  create: userInput,
  edit: userPatch,
  password: setPasswordInput,
  sessions: z.object({}),
  secondFactor: secondFactorReset,
  erase: erasureInput,
};

/** What is sent of a user. Only superusers may set their flag, so that others do not send it. */
function fieldsOf(values: UserValues, bySuperuser: boolean) {
  const { confirmation: _, password: __, identityProof: ___, currentPassword: ____, isSuperuser, ...fields } = values;
  return bySuperuser ? { ...fields, isSuperuser } : fields;
}

/** How identity was proven, as GraphQL names it. */
const proofName = ({ identityProof }: UserValues) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema lets nothing be sent without a choice
  identityProof.toUpperCase() as Uppercase<IdentityProof>;

export type ManagedUser = ManagedUsersQuery['users']['results'][number];

type Role = 'superuser' | 'staff' | 'companyAdmin' | 'employee' | 'user';

/** scheduling.md §6: the role label in the user table, by priority. */
export function roleOf(user: Pick<ManagedUser, 'isSuperuser' | 'isStaff' | 'isAdmin' | 'employeeProfile'>): Role {
  if (user.isSuperuser) return 'superuser';
  if (user.isStaff) return 'staff';
  if (user.isAdmin) return 'companyAdmin';
  return user.employeeProfile ? 'employee' : 'user';
}
