import { createHash } from 'node:crypto';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { Logger } from '@portfolio/service-kit/logging';

/** Whether a password is in a corpus of breaches; without one, or while it does not answer, none is known to be. */
export type IsBreached = (password: string) => Promise<boolean>;

/** A sign-up does not wait longer for somebody else. */
const patienceMs = 1_500;

/** An answer has about a thousand lines of forty signs. */
const mostBytes = 1_000_000;

/**
 * Asks by the range protocol of Pwned Passwords, which mirrors of one's own speak, too: five of forty signs of the password's SHA-1 leave, and
 * a padded answer tells nobody on the line how many passwords begin with them.
 * @param url to which the five signs are added, such as `https://api.pwnedpasswords.com/range/`; undefined asks nobody
 */
export function breachedPasswords(url: string | undefined, log: Logger): IsBreached {
  if (url === undefined) return () => Promise.resolve(false);
  const base = url.endsWith('/') ? url : `${url}/`;
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const [range, rest] = [hash.slice(0, 5), hash.slice(5)];
    try {
      const response = await fetch(`${base}${range}`, {
        headers: { 'Add-Padding': 'true', 'User-Agent': 'Portfolio - passwords' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`The corpus of breached passwords answered ${response.status}`);
      return isIn(await textOf(response), rest);
    } catch (error) {
      // Nobody is kept from a better password because another site is away; the lists that come with us have been asked.
      log.warn({ err: error }, 'breached passwords could not be looked up');
      return false;
    }
  };
}

/** Lines are `REST:COUNT`; those that pad have a count of 0. */
const isIn = (answer: string, rest: string): boolean =>
  answer.split(/\r?\n/).some((line) => {
    const [known, count] = line.split(':');
    return known?.toUpperCase() === rest && Number(count) > 0;
  });

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > mostBytes) throw new Error('The corpus of breached passwords answered too much');
  }
  return text;
}

/** @throws AppError `validation` on `field` */
export async function refuseBreachedPassword(
  { isBreached }: { isBreached: IsBreached },
  password: string,
  field: string,
): Promise<void> {
  if (await isBreached(password)) throw validationError({ [field]: [fault('password_too_common')] });
}
