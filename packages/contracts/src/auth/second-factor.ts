import { z } from 'zod';

/** So many recovery codes are made at once; each lets in once. */
export const recoveryCodes = 10;

/** GET /auth/second-factor/. */
export const secondFactor = z
  .object({
    confirmed_at: z.iso.datetime().nullable().describe('Since when signing in asks for a code; null: it does not.'),
    recovery_codes: z.int().describe('How many are left, also of who has passkeys alone.'),
  })
  .describe('A code of an authenticator app, beside the password.');

/** POST /auth/second-factor/. */
export const secondFactorSetUp = z.object({
  secret: z.string().describe('In base32, for apps that read no picture.'),
  uri: z.string().describe('`otpauth://totp/…`: what the QR code says.'),
  qr_code: z.string().describe('SVG.'),
});

/** POST /auth/second-factor/confirm/. */
export const secondFactorCode = z.object({ code: z.string().trim().min(1).max(40) });

/** `GET /internal/users/{id}/second-factor/`, for other services. */
export const secondFactorFact = z.object({ has_second_factor: z.boolean() });

/** Told once. */
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;
export type RecoveryCodes = z.infer<typeof recoveryCodesAnswer>;
