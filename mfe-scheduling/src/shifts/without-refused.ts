import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { scheduling } from '@portfolio/contracts/scheduling';
import { refusalOf } from '@portfolio/remote-kit/forms';

/** So often some are left out and the others tried again: what is gone or another now is named at once, what rules refuse one by one. */
const tries = 20;

/** What stays, and what the server said to it. */
interface Staying<Step> {
  step: Step;
  error: unknown;
}

/**
 * Does all that is not refused: what others have changed since stays as they made it. More than may be changed at once is done in pieces.
 * @returns what stays
 * @throws what the server says where all stays
 */
export async function withoutRefused<Step>(steps: readonly Step[], send: (steps: readonly Step[]) => Promise<unknown>) {
  const stays: Staying<Step>[] = [];
  for (let from = 0; from < steps.length; from += scheduling.weekShifts)
    stays.push(...(await staying(steps.slice(from, from + scheduling.weekShifts), send)));
  const last = stays.at(-1);
  if (last && stays.length === steps.length) throw last.error;
  return stays;
}

async function staying<Step>(steps: readonly Step[], send: (steps: readonly Step[]) => Promise<unknown>) {
  const stays: Staying<Step>[] = [];
  let rest = steps;
  for (let tried = 0; rest.length > 0; tried += 1) {
    try {
      if (tried === tries) throw new Error('Too many of them are refused, each for itself.');
      await send(rest);
      break;
    } catch (error) {
      const places = refusedPlaces(error, rest.length);
      const isRefused = (_: Step, index: number) => places.size === 0 || places.has(index);
      stays.push(...rest.filter(isRefused).map((step) => ({ step, error })));
      rest = rest.filter((step, index) => !isRefused(step, index));
    }
  }
  return stays;
}

/** Which of several changes are refused; none where it is said of them all, or of none in particular. */
function refusedPlaces(error: unknown, count: number): ReadonlySet<number> {
  const { changes, change } = (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
  const named: unknown[] = Array.isArray(changes) ? changes : [change];
  const faulty = refusalOf(error).faults.map(({ path }) => path[1]);
  const places = [...named, ...faulty].filter((place) => /^\d+$/.test(String(place))).map(Number);
  return new Set(places.filter((place) => place < count));
}
