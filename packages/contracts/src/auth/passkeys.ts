import { z } from 'zod';
import { key, text } from '../rest/index.ts';

/** An account has at most so many. */
export const passkeysAtMost = 10;

/** What an authenticator is asked to sign is good for so long. */
export const passkeyMinutes = 5;

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

/** At most 1023 bytes (Web Authentication, §4). */
const credentialId = base64url(1_364);

/** What `PublicKeyCredential.toJSON()` of a browser says, new or used (Web Authentication, §5.1); what else is in it is left out. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};
const clientDataJSON = base64url(8_000);

/** `RegistrationResponseJSON` */
export const newCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(20_000),
      transports: z.array(z.string().min(1).max(40)).max(10).default([]),
    }),
  })
  .describe('`RegistrationResponseJSON` of Web Authentication: what the browser made.');

/** `AuthenticationResponseJSON` */
export const passkeyProof = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(88).optional(),
    }),
  })
  .describe('`AuthenticationResponseJSON` of Web Authentication: what the browser signed.');

/** GET /auth/passkeys/. */
export const passkey = z
  .object({
    id: key,
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('Null: not yet.'),
  })
  .describe('A key on a device of the user, or in their password manager, that signs them in.');

/** PATCH /auth/passkeys/{id}/. */
export const passkeyName = z.object({ name: text(100) });

/** POST /auth/passkeys/. */
export const newPasskey = passkeyName.extend({ credential: newCredential });

export const addedPasskey = passkey.extend({
  recovery_codes: z.array(z.string()).describe('Told once, with the first; none where there are some already.'),
});

/** What a browser is asked, as `PublicKeyCredential.parse…OptionsFromJSON()` takes it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyProof = z.infer<typeof passkeyProof>;
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export type Passkey = z.infer<typeof passkey>;
export type AddedPasskey = z.infer<typeof addedPasskey>;
