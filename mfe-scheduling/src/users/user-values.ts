import { setPasswordInput, userInput, userPatch } from '@portfolio/contracts/auth';
import type { ManagedUser } from './role.ts';

/** scheduling.md §2, User management: the modal's three modes, with the user that `edit` and `password` are about. */
export type UserDialog = { mode: 'create' } | { mode: 'edit' | 'password'; user: ManagedUser };

/** What the form holds, named as on the wire. */
export const valuesOf = (user: ManagedUser | undefined) => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  first_name: user?.firstName ?? '',
  last_name: user?.lastName ?? '',
  is_active: user?.isActive ?? true,
  is_staff: user?.isStaff ?? false,
  is_superuser: user?.isSuperuser ?? false,
  password: '',
  confirmation: '',
});

export type UserValues = ReturnType<typeof valuesOf>;

/** What each mode sends, as the server checks it. */
export const schemas = { create: userInput, edit: userPatch, password: setPasswordInput };

/** The call of a mode (scheduling.md §7). Only superusers may set their flag, so that others do not send it. */
export function requestOf(dialog: UserDialog, values: UserValues, bySuperuser: boolean) {
  const { confirmation: _, password, is_superuser: isSuperuser, ...fields } = values;
  const rights = bySuperuser ? { ...fields, is_superuser: isSuperuser } : fields;
  if (dialog.mode === 'create')
    return { path: '/planner/users/', method: 'post', body: { ...rights, password } } as const;
  const path = `/planner/users/${dialog.user.id}/`;
  if (dialog.mode === 'edit') return { path, method: 'patch', body: rights } as const;
  return { path: `${path}set_password/`, method: 'post', body: { password } } as const;
}
