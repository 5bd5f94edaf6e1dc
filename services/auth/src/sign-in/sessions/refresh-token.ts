import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../shared/secrets/secrets.ts';

/** How long a session lives without being used. */
export const refreshLifetime = '14 days';

/** After this a session ends however much it is used: a stolen token does not live for ever. */
export const sessionLifetime = '30 days';

/** So many devices stay signed in; one more ends the one that was not used for longest. Phones that lose their storage take up several. */
export const sessionsAtOnce = 20;

/** A rotated token still answers this long, for requests that were under way and answers that got lost. */
export const rotationGrace = '10 seconds';

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: without the token itself nothing can be signed in. A fast hash, for 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The token that follows at rotation. It is derived, so that concurrent rotations of one token, and a repeated one whose
 * answer was lost, all receive the same successor without any token being stored.
 */
export const successorOf = (secrets: Secrets, token: string): string =>
  secrets.mac('refresh-token-rotation', token).toString('base64url');
