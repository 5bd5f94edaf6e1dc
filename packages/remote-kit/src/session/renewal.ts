import type { CredentialStorage } from './storage.ts';
import { asJson, pause, type Send } from './transport.ts';

/**
 * `renewed`: storage holds an access token that is not the refused one. `refused`: nothing left to renew with.
 * `unreachable`: the server did not say, so nothing is known about the session.
 */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

/** Renews the access token `stale`, which a server has just refused (null: none was sent). */
export type Renew = (stale: string | null) => Promise<Renewal>;

const lockName = 'portfolio-session';

/**
 * One at a time among all tabs. Without Web Locks (plain HTTP off localhost) one at a time in this tab.
 * @param work is told whether another tab had the lock until now
 */
const exclusively = (work: (hadToWait: boolean) => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work(false);
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? work(false) : navigator.locks.request(lockName, () => work(true)),
  );
};

/**
 * How long, in milliseconds, the lock is kept after new tokens were stored. Tabs are processes of their own, and each sees
 * what another stored a little later: whoever gets the lock too early would exchange the retired token.
 */
const visibleElsewhereMs = 250;
/** How long, in milliseconds, who had to wait for the lock looks for what the tab before stored: a busy machine takes more. */
const lookMs = 2_000;

interface Dependencies {
  storage: CredentialStorage;
  send: Send;
  /** Address of `POST /auth/token/refresh/`. */
  url: string;
}

/**
 * Exchanges the refresh token, once however many requests were refused together, in this tab or in others: tabs queue for the
 * lock, and whoever comes second finds the new token in storage. The old refresh token is retired by the exchange
 * (`rotate`), so a second exchange with it would end the session.
 */
export function createRenewal({ storage, send, url }: Dependencies): Renew {
  let underway: Promise<Renewal> | undefined;

  const replaced = (stale: string | null): boolean => {
    const access = storage.access();
    return access !== null && access !== stale;
  };

  const seeTheOthers = async (stale: string | null): Promise<void> => {
    const end = Date.now() + lookMs;
    while (storage.access() === stale && Date.now() < end) await pause(25);
  };

  const exchange = async (stale: string | null): Promise<Renewal> => {
    if (replaced(stale)) return 'renewed';
    const refresh = storage.refresh();
    if (!refresh) return 'refused';

    const answer = await ask(send, url, refresh);
    // Signed out, or in as somebody else, while the server was thinking: its answer is about a session of the past.
    if (storage.refresh() !== refresh) return replaced(stale) ? 'renewed' : 'refused';
    if (typeof answer === 'string') return answer;
    storage.storeTokens({ refresh, ...answer });
    return 'renewed';
  };

  return (stale) => {
    if (replaced(stale)) return Promise.resolve('renewed');
    underway ??= new Promise<Renewal>((resolve, reject) => {
      const exchangeAndLinger = async (hadToWait: boolean): Promise<void> => {
        if (hadToWait) await seeTheOthers(stale);
        const before = storage.access();
        resolve(await exchange(stale));
        if (storage.access() !== before) await pause(visibleElsewhereMs);
      };
      exclusively(exchangeAndLinger).catch(reject);
    }).finally(() => {
      underway = undefined;
    });
    return underway;
  };
}

async function ask(
  send: Send,
  url: string,
  refresh: string,
): Promise<{ access: string; refresh?: string } | 'refused' | 'unreachable'> {
  try {
    const response = await send(url, { access: null, method: 'POST', ...asJson({ refresh, rotate: true }) });
    if (response.ok) return await response.json();
    return response.status === 400 || response.status === 401 || response.status === 403 ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
