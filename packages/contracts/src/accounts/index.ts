import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { email, text } from '../rest/index.ts';

/** Django's alphabet of user names, in every script. */
export const username = text(150)
  .regex(/^[\p{L}\p{N}@.+_-]+$/u, sentences.invalid_username)
  .transform((value) => value.normalize('NFKC'));

export const personName = z.string().trim().max(150);

export const minPasswordLength = 8;
const maxPasswordLength = 128;

/** A new password: any characters, counted as people count them. Common ones are refused by the auth service. */
export const newPassword = z.string().superRefine((value, context) => {
  const { length } = Array.from(value);
  const wrong =
    (length === 0 && refusal('blank')) ||
    (length < minPasswordLength && refusal('password_too_short', { min: minPasswordLength })) ||
    (length > maxPasswordLength && refusal('max_length', { max: maxPasswordLength }));
  if (wrong) context.addIssue({ code: 'custom', ...wrong });
});

/**
 * POST /internal/users/: an account for someone whom another service's registration link lets in. The same `key` answers
 * with the same account, so that a registration cut off half-way can be repeated.
 */
export const accountRegistration = z.object({
  key: z.string().min(1).max(200),
  username,
  email,
  first_name: personName.default(''),
  last_name: personName.default(''),
  password: newPassword,
});

export const registeredAccount = z.object({ id: z.int() });

export type AccountRegistration = z.infer<typeof accountRegistration>;
