import { defaultUserSettings } from '@portfolio/contracts/auth';
import type { AuthStandIn } from './auth-stand-in.ts';

export interface AccountCall {
  key: string;
  username: string;
  password: string;
  email: string;
  first_name: string;
  last_name: string;
}

let nextUserId = 5000;

/**
 * Lets the stand-in register accounts as auth does, and tell of them: the same key, the same account; the user name
 * `taken` is taken.
 * @returns the calls that it answers, and the id of the account made last
 */
export function registerAccounts(auth: AuthStandIn): { calls: AccountCall[]; lastId: () => number } {
  const calls: AccountCall[] = [];
  const idOf = new Map<string, number>();
  auth.answers.set('POST /internal/users/repeated', (body) => {
    const sent = body as { user_ids: number[]; username: string; password: string };
    const same = calls.find(({ username, password }) => username === sent.username && password === sent.password);
    return { body: { is_same: same !== undefined && sent.user_ids.includes(idOf.get(same.key) ?? 0) } };
  });
  auth.answers.set('POST /internal/users', (body) => {
    const account = body as AccountCall;
    calls.push(account);
    if (account.username === 'taken') {
      return { status: 400, body: { username: ['A user with that username already exists.'] } };
    }
    if (!idOf.has(account.key)) idOf.set(account.key, ++nextUserId);
    const id = idOf.get(account.key);
    const { email, first_name, last_name } = account;
    const contact = { id, email, first_name, last_name, is_active: true, settings: defaultUserSettings };
    auth.answers.set(`GET /internal/users/contacts?ids=${id}`, () => ({ body: [contact] }));
    return { body: { id } };
  });
  return { calls, lastId: () => nextUserId };
}

/** Lets the stand-in tell of a user. */
export function knowUser(auth: AuthStandIn, { userId }: { userId: number }, given: object = {}): void {
  const contact = { id: userId, email: '', first_name: 'Gabriel', last_name: 'Okafor', is_active: true };
  auth.answers.set(`GET /internal/users/contacts?ids=${userId}`, () => ({
    body: [{ ...contact, settings: defaultUserSettings, ...given }],
  }));
}

/** Lets the stand-in tell of some users, together or one by one: first and last names by id. */
export function knowUsers(auth: AuthStandIn, names: Readonly<Record<number, readonly string[]>>): void {
  const ids = Object.keys(names).map(Number);
  for (const asked of [...ids.map((id) => [id]), ids]) {
    const body = asked.map((id) => {
      const [first_name, last_name] = names[id] ?? [];
      return { id, email: '', first_name, last_name, is_active: true, settings: defaultUserSettings };
    });
    auth.answers.set(`GET /internal/users/contacts?ids=${asked.join(',')}`, () => ({ body }));
  }
}

/** What somebody new fills in. */
export const newcomer = (given: object = {}) => ({
  username: `newcomer${Math.random()}`,
  password: 'correct horse battery',
  email: `new${Math.random()}@example.com`,
  first_name: 'Nia',
  last_name: 'Cole',
  ...given,
});

/** The token of a registration link. */
export const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
