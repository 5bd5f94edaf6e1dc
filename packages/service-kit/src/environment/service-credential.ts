import type { ServiceName } from '@portfolio/contracts/routes';
import { jwtVerify, SignJWT } from 'jose';

/** Of a refusal: the called service's clock, by which the caller makes its next token. A release that takes none says nothing. */
export const serviceTimeHeader = 'x-service-time';

/** Seconds that a token is good for, and by how much clocks may differ before the caller has to be told. */
const lifetime = 60;
const tolerance = 10;

/** A token is used for several calls, and for the last of them still good long enough to arrive. */
const renewAfterMs = 30_000;

/** How long a service of the release before is called by the key itself, until it is asked again whether it takes tokens. */
const plainForMs = 60_000;

const bytesOf = (key: string) => new TextEncoder().encode(key);

/** @param at milliseconds by the clock of the service that is called */
export const tokenFor = (service: ServiceName, key: string, at: number = Date.now()): Promise<string> => {
  const seconds = Math.floor(at / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'service+jwt' })
    .setAudience(service)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(bytesOf(key));
};

/** Whether a token was made with a key a moment ago, for us. */
export async function isTokenOf(key: string, service: ServiceName, token: string): Promise<boolean> {
  try {
    await jwtVerify(token, bytesOf(key), {
      algorithms: ['HS256'],
      typ: 'service+jwt',
      audience: service,
      requiredClaims: ['exp', 'iat'],
      // Nobody makes one that lasts: its beginning counts besides its end.
      maxTokenAge: lifetime,
      clockTolerance: tolerance,
    });
    return true;
  } catch {
    return false;
  }
}

/** What one of our services shows another. */
export interface ServiceCredential {
  value(): Promise<string>;
  /** Takes note of a refusal. @returns whether what it shows now may be let in */
  learnFrom(headers: NodeJS.Dict<string | string[]>): boolean;
}

/**
 * A token of a minute for each call, signed with the key of the pair: who reads one from a log or a line has it for that minute, and the
 * key itself stays where it is.
 * @param takesPlain whether a service of the release before, which knows no tokens, may be shown the key
 */
export function serviceCredential(service: ServiceName, key: string, takesPlain: boolean): ServiceCredential {
  let token: Promise<string> | undefined;
  let madeAt = 0;
  let isAheadBy = 0;
  let plainUntil = 0;
  return {
    value() {
      const now = performance.now();
      if (now < plainUntil) return Promise.resolve(key);
      if (!token || now - madeAt > renewAfterMs) {
        token = tokenFor(service, key, Date.now() + isAheadBy);
        madeAt = now;
      }
      return token;
    },
    learnFrom(headers) {
      const told = headers[serviceTimeHeader];
      if (told === undefined) {
        if (!takesPlain || performance.now() < plainUntil) return false;
        plainUntil = performance.now() + plainForMs;
        return true;
      }
      const ahead = Number(told) - Date.now();
      if (!Number.isFinite(ahead)) return false;
      isAheadBy = ahead;
      token = undefined;
      return true;
    },
  };
}
