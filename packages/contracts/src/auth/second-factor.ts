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

/** How whoever manages users made sure who asks, before they end somebody's second factor; in the order of the choice. */
export const identityProofs = ['document_in_person', 'document_on_video', 'known_number'] as const;
export const identityProof = z
  .enum(identityProofs)
  .describe(
    'Proven by a document in person, by a document on video, or by calling back a number that was known before.',
  );

/** POST /planner/users/{id}/reset_second_factor/. */
export const secondFactorReset = z.object({ identity_proof: identityProof });

/** `GET /internal/users/{id}/second-factor/`, for other services. */
export const secondFactorFact = z.object({ has_second_factor: z.boolean() });

/** `GET /internal/sessions/{id}/proof/`, for other services: what is missing of a fresh proof that it is still its user who asks. */
export const sessionProof = z.object({ missing: z.enum(['password_needed', 'second_factor_unused']).nullable() });

/** Told once. */
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;
export type IdentityProof = z.infer<typeof identityProof>;
export type RecoveryCodes = z.infer<typeof recoveryCodesAnswer>;
