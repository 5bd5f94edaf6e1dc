import { conflictsOf, type Conflict } from '@portfolio/planning/conflicts';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { DataSource, EntityManager } from 'typeorm';
import { planAround } from '../conflicts/beyond.ts';
import { judgedEmployees, type JudgedShift } from '../conflicts/plan.ts';
import { movesOf, type Move, type OfferRow } from './offer-row.ts';

interface Times {
  start_time: string;
  end_time: string;
}

/**
 * What would speak against shifts moving between two employees of a company, of each set of moves by itself. It changes nothing, and does
 * not ask more of the database for several sets than for one.
 * @param times of all that may move
 * @param sets at least one
 */
export async function judgeMoves(
  manager: DataSource | EntityManager,
  times: readonly Times[],
  sets: readonly (readonly Move[])[],
): Promise<{ found: Conflict[][]; known: ReadonlyMap<number, JudgedShift>; zone: string }> {
  const all = sets.flat();
  const judged = await judgedEmployees(manager, [...betweenWhom(all)]);
  const moving = all.map(({ shift }) => shift);
  const { employees, shifts: planned } = await planAround(manager, judged, times, [], moving);
  const { rules, time_zone: zone } = employees[0]!;
  const found = await mapInSlices(sets, (moves) => {
    const owners = new Map(moves.map(({ shift, to }) => [shift, to]));
    const pair = betweenWhom(moves);
    const shifts = planned
      .filter(({ employee }) => pair.has(employee))
      .map((shift) => ({ ...shift, employee: owners.get(shift.id) ?? shift.employee }));
    const moved = new Set<number | string>(owners.keys());
    const both = employees.filter(({ id }) => pair.has(id));
    return conflictsOf({ rules, employees: both, shifts, planned: moved });
  });
  return { found, known: new Map(planned.map((shift) => [shift.id, shift])), zone };
}

const betweenWhom = (moves: readonly Move[]): ReadonlySet<number> =>
  new Set(moves.flatMap(({ from, to }) => [from, to]));

/** What would speak against what the two of each have agreed on so far; at least one, all of a company. */
export function judgeOffers(database: DataSource | EntityManager, offers: readonly OfferRow[]) {
  const times = offers.flatMap(({ given, in_return }) => [given, ...(in_return ? [in_return] : [])]);
  return judgeMoves(
    database,
    times,
    offers.map((offer) => movesOf(offer)),
  );
}

/** The same of one. */
export async function judgeOffer(database: DataSource | EntityManager, offer: OfferRow) {
  const { found, ...rest } = await judgeOffers(database, [offer]);
  return { judged: found[0]!, ...rest };
}

export const isRefused = (conflicts: readonly Conflict[]): boolean =>
  conflicts.some(({ severity }) => severity === 'refusal');
