import { usersWithUnsent } from '@portfolio/remote-kit/kept';
import { changeTaps, readTaps, without } from '../src/attendance/kept-taps.ts';
import { isTap, waitedSeconds, type Tap } from '../src/attendance/taps.ts';

/**
 * Sends, each user's in order, what has a key for that, without anybody being signed in. What is refused stays for its user's
 * next opening, which sends it again and tells why. Rejects without an answer, so that the browser tries again.
 */
export async function sendKeptTaps(): Promise<void> {
  for (const userId of await usersWithUnsent()) {
    for (const tap of await readTaps(userId)) {
      // Of a wish its guard is told what became of it, by the page that sends it.
      if (!isTap(tap)) continue;
      if (!(await isTaken(tap))) break;
      await changeTaps(userId, without(tap));
    }
  }
}

async function isTaken(tap: Tap): Promise<boolean> {
  if (!tap.later) return false;
  const { later, word } = tap;
  const { url, key } = later;
  const response = await fetch(url, {
    method: 'POST',
    // The key says who it is; with cookies it would have to repeat the CSRF token.
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key,
      shift_id: Number(tap.shiftId),
      ...(word
        ? { late_minutes: word.lateMinutes, absence: word.absence?.toLowerCase() ?? null }
        : { action: tap.action === 'checkIn' ? 'check_in' : 'check_out' }),
      waited_seconds: waitedSeconds(tap, Date.now()) ?? 0,
    }),
  });
  if (response.status >= 500) throw new Error(`The service stumbled: ${response.status}.`);
  return response.ok;
}
