import { z } from 'zod';

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
