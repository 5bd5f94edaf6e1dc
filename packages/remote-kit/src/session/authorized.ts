import { NetworkError } from '../contract/index.ts';
import type { Renew } from './renewal.ts';
import type { CredentialStorage } from './storage.ts';

/**
 * Runs one call with the current access token; when the server refuses the token, renews it once and runs the call once more
 * (core-site.md §4 and §9). REST and GraphQL both go through here and differ only in how a refusal looks.
 * Throws `NetworkError` when the server was not reachable for the renewal.
 */
export type Authorized = <Answer>(
  call: (access: string | null) => Promise<Answer>,
  refused: (answer: Answer) => boolean,
) => Promise<Answer>;

interface Dependencies {
  storage: CredentialStorage;
  renew: Renew;
  /** Ends the session: nothing can be done with what is stored. */
  expire: () => void;
}

export function createAuthorized({ storage, renew, expire }: Dependencies): Authorized {
  const attempt = async <Answer>(
    call: (access: string | null) => Promise<Answer>,
  ): Promise<[Answer, string | null]> => {
    const access = storage.access();
    return [await call(access), access];
  };

  return async (call, refused) => {
    const [first, stale] = await attempt(call);
    if (!refused(first)) return first;

    const renewal = await renew(stale);
    if (renewal === 'unreachable') throw new NetworkError('The session could not be renewed: no answer.');
    if (renewal === 'refused') {
      expire();
      return first;
    }
    const [second, fresh] = await attempt(call);
    if (refused(second) && storage.access() === fresh) expire();
    return second;
  };
}
