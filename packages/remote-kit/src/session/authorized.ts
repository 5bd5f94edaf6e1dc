import { NetworkError } from '../contract/index.ts';
import type { Renew } from './renewal.ts';
import type { CredentialStorage } from './storage.ts';

/** What stands in the way of an answer: the server refuses the token, or asks for the password first. */
export type Obstacle = 'token' | 'password' | undefined;

/** The code of the refusal that asks for the password. */
export const passwordNeeded = 'password_needed';

/**
 * Runs one call with the current access token; when the server refuses the token, renews it once and runs the call once more
 * (core-site.md §4 and §9). When it wants the password first, the user is asked, and the call goes again: whoever made it only
 * waits longer. REST and GraphQL both go through here and differ only in how a refusal looks.
 * Throws `NetworkError` when the server was not reachable for the renewal, an `AbortError` when the user would rather not.
 */
export type Authorized = <Answer>(
  call: (access: string | null) => Promise<Answer>,
  obstacleOf: (answer: Answer) => Obstacle,
) => Promise<Answer>;

/**
 * Asks whoever sits there for their password.
 * @param confirm tells the server; throws its refusal of a wrong one
 * @returns whether it was confirmed; false when they would rather not
 */
export type AskPassword = (confirm: (password: string) => Promise<unknown>) => Promise<boolean>;

interface Dependencies {
  storage: CredentialStorage;
  renew: Renew;
  /**
   * Ends the session: nothing can be done with what is stored.
   * @param why it could not be renewed, or what was renewed is refused
   * @returns whether the call may go on without one
   */
  expire: (why: 'expired' | 'refused') => boolean;
  /** Asks for the password, and has it confirmed. Without it the refusal is the answer. */
  confirmPassword: (() => Promise<boolean>) | undefined;
}

export function createAuthorized({ storage, renew, expire, confirmPassword }: Dependencies): Authorized {
  const attempt = async <Answer>(
    call: (access: string | null) => Promise<Answer>,
  ): Promise<[Answer, string | null]> => {
    const access = storage.access();
    return [await call(access), access];
  };

  const withToken: Authorized = async (call, obstacleOf) => {
    const [first, stale] = await attempt(call);
    if (obstacleOf(first) !== 'token') return first;

    const renewal = await renew(stale);
    if (renewal === 'unreachable') throw new NetworkError('The session could not be renewed: no answer.');
    if (renewal === 'refused') {
      return expire('expired') ? call(null) : first;
    }
    const [second, fresh] = await attempt(call);
    if (obstacleOf(second) === 'token' && storage.access() === fresh) expire('refused');
    return second;
  };

  /** Calls at once ask once. */
  let asking: Promise<boolean> | undefined;

  return async (call, obstacleOf) => {
    const answer = await withToken(call, obstacleOf);
    if (obstacleOf(answer) !== 'password' || !confirmPassword) return answer;
    asking ??= confirmPassword().finally(() => (asking = undefined));
    if (!(await asking)) throw new DOMException('The password was not given.', 'AbortError');
    return withToken(call, obstacleOf);
  };
}
