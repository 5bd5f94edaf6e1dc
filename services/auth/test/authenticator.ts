import { createHash, generateKeyPairSync, randomBytes, sign, type JsonWebKey } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@portfolio/contracts/auth';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What somebody does otherwise than a browser and an authenticator in order do. */
interface Odd {
  origin?: string;
  rpId?: string;
  /** Whether the authenticator knew its user. */
  isVerified?: boolean;
  crossOrigin?: boolean;
  /** What it says to have counted. */
  count?: number;
  /** Of whom it says the passkey is. */
  userHandle?: string;
}

export interface Authenticator {
  /** Makes a passkey: what a browser answers to the options of `POST /auth/passkeys/options/`. */
  create(options: Options, odd?: Odd): NewPasskey['credential'];
  /** Signs with it: what a browser answers to the options of `POST /auth/login/options/`. */
  get(options: Options, odd?: Odd): PasskeyProof;
  id: string;
}

/** The challenge is all of the options that an authenticator in order depends on. */
interface Options {
  challenge: string;
}

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/**
 * A security key in software, and the browser it is plugged into: the real protocol (Web Authentication, Level 3), with ES256 and
 * attestation "none".
 * @param origin of the page that asks
 */
export function createAuthenticator(origin: string, id = randomBytes(32)): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key: JsonWebKey = publicKey.export({ format: 'jwk' });
  const coordinate = (value = '') => new Uint8Array(Buffer.from(value, 'base64url'));
  // RFC 9052: key type EC2, ES256, P-256, x and y.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(key.x)],
      [-3, coordinate(key.y)],
    ]),
  );
  let counted = 0;

  const clientData = (type: string, { challenge }: Options, odd: Odd) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: odd.crossOrigin ?? false }),
    );
  /** §6.1: RP id hash, flags, count, and what is made. */
  const authenticatorData = ({ rpId, isVerified = true, count = ++counted }: Odd, made?: Buffer) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made ? 0x40 : 0);
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags);
    bytes.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), bytes, made ?? Buffer.alloc(0)]);
  };
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const };

  return {
    id: credential.id,
    create(options, odd = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorData(odd, made))],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options, odd)),
          attestationObject: encoded(attestationObject),
          transports: ['usb'],
        },
      };
    },
    get(options, odd = {}) {
      const client = clientData('webauthn.get', options, odd);
      const data = authenticatorData(odd);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(odd.userHandle !== undefined && { userHandle: odd.userHandle }),
        },
      };
    },
  };
}
