import { z } from 'zod';
import { newPassword, personName, username } from '../accounts/index.ts';
import { email } from '../rest/index.ts';

const fields = {
  username,
  email,
  first_name: personName,
  last_name: personName,
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
};

/** POST /planner/users/ (scheduling.md §7). */
export const userInput = z.object({
  ...fields,
  first_name: personName.default(''),
  last_name: personName.default(''),
  is_active: z.boolean().default(true),
  is_staff: z.boolean().default(false),
  is_superuser: z.boolean().default(false),
  password: newPassword,
});

/** PATCH /planner/users/{id}/: the same fields minus the password. */
export const userPatch = z.object(fields).partial();

/** POST /planner/users/{id}/set_password/. */
export const setPasswordInput = z.object({
  password: newPassword,
  current_password: z
    .string()
    .max(1_000)
    .optional()
    .describe('Of oneself: a session alone changes nobody’s own password.'),
});

/** Names that `ordering` of the user list may use. */
export const userOrdering = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'date_joined',
  'last_login',
  'is_active',
  'is_staff',
  'is_superuser',
] as const;

export type UserInput = z.infer<typeof userInput>;
export type SetPassword = z.infer<typeof setPasswordInput>;
export type UserPatch = z.infer<typeof userPatch>;
