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
 * What would speak against shifts moving between two employees, of each set of moves by itself. It changes nothing, and does not ask
 * more of the database for several sets than for one.
 * @param times of all that may move
 */
export async function judgeMoves(
  manager: DataSource | EntityManager,
  pair: readonly [number, number],
  times: readonly Times[],
  sets: readonly (readonly Move[])[],
): Promise<{ found: Conflict[][]; known: ReadonlyMap<number, JudgedShift>; zone: string }> {
  const judged = await judgedEmployees(manager, pair);
  const { employees, shifts: planned } = await planAround(manager, judged, times);
  const { rules, time_zone: zone } = employees[0]!;
  const found = await mapInSlices(sets, (moves) => {
    const owners = new Map(moves.map(({ shift, to }) => [shift, to]));
    const shifts = planned.map((shift) => ({ ...shift, employee: owners.get(shift.id) ?? shift.employee }));
    const moved = new Set<number | string>(owners.keys());
    return conflictsOf({ rules, employees, shifts, planned: moved }).filter(({ shift }) => moved.has(shift));
  });
  return { found, known: new Map(planned.map((shift) => [shift.id, shift])), zone };
}

/** What would speak against what both have agreed on so far. */
export async function judgeOffer(database: DataSource | EntityManager, offer: OfferRow) {
  const { employee, colleague, given, in_return } = offer;
  const times = [given, ...(in_return ? [in_return] : [])];
  const { found, ...rest } = await judgeMoves(database, [employee, colleague], times, [movesOf(offer)]);
  return { judged: found[0]!, ...rest };
}

export const isRefused = (conflicts: readonly Conflict[]): boolean =>
  conflicts.some(({ severity }) => severity === 'refusal');
