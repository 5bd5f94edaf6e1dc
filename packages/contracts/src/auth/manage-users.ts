import { z } from 'zod';
import { sentences } from '../errors/index.ts';
import { email, text } from '../rest/index.ts';
import { newPassword } from './passwords.ts';

/** Django's alphabet of user names, in every script. */
const username = text(150).regex(/^[\p{L}\p{N}@.+_-]+$/u, sentences.invalid_username);

const name = z.string().trim().max(150);

const fields = {
  username: username.transform((value) => value.normalize('NFKC')),
  email,
  first_name: name,
  last_name: name,
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
};

/** POST /planner/users/ (scheduling.md §7). */
export const userInput = z.object({
  ...fields,
  first_name: name.default(''),
  last_name: name.default(''),
  is_active: z.boolean().default(true),
  is_staff: z.boolean().default(false),
  is_superuser: z.boolean().default(false),
  password: newPassword,
});

/** PATCH /planner/users/{id}/: the same fields minus the password. */
export const userPatch = z.object(fields).partial();

/** POST /planner/users/{id}/set_password/. */
export const setPasswordInput = z.object({ password: newPassword });

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

/**
 * POST /internal/users/: an account for someone whom another service's registration link lets in. The same `key` answers
 * with the same account, so that a registration cut off half-way can be repeated.
 */
export const accountRegistration = z.object({
  key: z.string().min(1).max(200),
  username: fields.username,
  email,
  first_name: name.default(''),
  last_name: name.default(''),
  password: newPassword,
});

export const registeredAccount = z.object({ id: z.int() });

export type UserInput = z.infer<typeof userInput>;
export type UserPatch = z.infer<typeof userPatch>;
export type AccountRegistration = z.infer<typeof accountRegistration>;
