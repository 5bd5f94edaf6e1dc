import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { email, text } from '../rest/index.ts';

const maxUsernameLength = 150;
const alphabet = /^[\p{L}\p{N}@.+_-]+$/u;

/** Whose letters look like each other's: with one of another script, a name would pass for somebody else's. */
const alikeScripts = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** As it is kept: one sign may become many there, with spaces between them. What is none as it was sent is refused already. */
function isKeptAsUsername(given: string): boolean {
  if (!alphabet.test(given)) return true;
  const kept = given.normalize('NFKC');
  const scripts = alikeScripts.filter((script) => script.test(kept));
  return kept.length <= maxUsernameLength && alphabet.test(kept) && scripts.length <= 1;
}

/** Django's alphabet of user names, in every script, but not in several that look alike. */
export const username = text(maxUsernameLength)
  .regex(alphabet, sentences.invalid_username)
  .refine(isKeptAsUsername, sentences.invalid_username)
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
  company_name: z.string().max(1_000).default('').describe('Whose name is no password.'),
});

export const registeredAccount = z.object({ id: z.int() });

/** POST /internal/users/repeated/: a registration that came again, and whom its link has let in. */
export const repeatedRegistration = z.object({
  user_ids: z.array(z.int()).max(100),
  username,
  password: z.string().max(1_000),
});

export const repeatedAnswer = z.object({
  is_same: z.boolean().describe('The name and the password are those of one of them.'),
});

export type RepeatedRegistration = z.infer<typeof repeatedRegistration>;
export type AccountRegistration = z.infer<typeof accountRegistration>;
