import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { passkeyProof } from './passkeys.ts';
import { userSchema } from './user.ts';

export const tokenIssuer = 'portfolio-auth';
export const tokenAudience = 'portfolio';

/** What an access token says beyond the registered claims `iss`, `aud`, `exp`, `iat` and `jti`. */
export const accessTokenClaims = z.object({
  token_type: z.literal('access'),
  user_id: z.int().positive(),
  /** The session (device) that the token was issued to, as auth lists it. */
  session_id: z.string().optional(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  /** The site asks this user to sign in in two steps, and they have no second one yet: the token opens nothing but setting it up. */
  second_factor_missing: z.boolean().optional(),
});

export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;

/** POST /auth/login/ (core-site.md §7). Passwords are taken as they are, blanks included. */
export const loginInput = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1_000),
  code: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('Of the authenticator app, or a recovery code, where the refusal `second_factor_needed` asks for it.'),
  passkey: passkeyProof.optional().describe('In the place of a code, where the refusal `passkey_needed` asks for it.'),
});

/** The same for programs that speak GraphQL: what authenticators sign is JSON of REST alone. */
export const loginWithoutPasskey = loginInput.omit({ passkey: true });

/** POST /auth/login/options/. */
export const loginOptionsInput = loginInput
  .pick({ username: true, password: true })
  .partial()
  .refine(({ username, password }) => (username === undefined) === (password === undefined), {
    message: messages.required,
    path: ['password'],
  })
  .describe('Nothing, to sign in with a passkey alone; name and password, where it is the second step.');

/** POST /auth/login/passkey/. */
export const passkeyLogin = z.object({ passkey: passkeyProof });

export const loginResult = z.object({ access: z.string(), refresh: z.string(), user: userSchema });

const refresh = z.string().trim().min(1).max(1_000);

/** POST /auth/token/refresh/. Without `rotate` the refresh token stays valid, as documented. */
export const refreshInput = z.object({ refresh, rotate: z.boolean().default(false) });

export const refreshResult = z.object({
  access: z.string(),
  refresh: z.string().optional().describe('Only when rotated; the old one retires.'),
});

/** POST /auth/logout/. */
export const logoutInput = z.object({ refresh });

export type LoginResult = z.infer<typeof loginResult>;
export type RefreshResult = z.infer<typeof refreshResult>;
export type LoginInput = z.infer<typeof loginInput>;
export type LoginOptionsInput = z.infer<typeof loginOptionsInput>;
export type RefreshInput = z.infer<typeof refreshInput>;

/** GET /auth/sessions/. */
export const sessionSchema = z
  .object({
    id: z.uuid(),
    user_agent: z.string(),
    ip_address: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_current: z.boolean().describe('The one that asks.'),
  })
  .describe('A signed-in device.');

export type SessionWire = z.infer<typeof sessionSchema>;
