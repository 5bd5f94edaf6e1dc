import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { RefusedError } from '@portfolio/remote-kit/forms';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Whether it offers them by itself, below the field for the name. */
export const offersPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Has the browser ask for a new passkey. @throws RefusedError */
export const createPasskey = (options: PasskeyOptions): Promise<NewPasskey['credential']> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own, made on the server
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    .then(({ response, ...credential }) => ({ ...credential, response: { transports: [], ...response } }))
    .catch(refuse);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
const requested = (options: PasskeyOptions) => options as unknown as PublicKeyCredentialRequestOptionsJSON;

/** Has the browser ask for a passkey. @throws RefusedError */
export const signWithPasskey = (options: PasskeyOptions): Promise<PasskeyProof> =>
  startAuthentication({ optionsJSON: requested(options) }).catch(refuse);

/** Has it offer passkeys below a field whose `autoComplete` ends with `webauthn`, for as long as nobody asks for another. @throws RefusedError */
export const offerPasskeys = (options: PasskeyOptions): Promise<PasskeyProof> =>
  startAuthentication({ optionsJSON: requested(options), useBrowserAutofill: true }).catch(refuse);

/** Asks for nothing any more. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Names of what browsers throw (Web Authentication, §5.1.3 and §5.1.4) that tell the user something. */
const reasons = {
  // Also where the user has none here: browsers tell pages no more.
  NotAllowedError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
  NotSupportedError: 'passkey_unsupported',
  ConstraintError: 'passkey_unsupported',
} as const;

const isReason = (name: unknown): name is keyof typeof reasons => typeof name === 'string' && name in reasons;

function refuse(error: unknown): never {
  const { name } = Object(error);
  throw new RefusedError({
    // Another was asked for, or the screen was left.
    kind: name === 'AbortError' ? 'cancelled' : 'refused',
    answered: true,
    faults: [],
    detail: fault(isReason(name) ? reasons[name] : 'passkey_failed'),
  });
}
