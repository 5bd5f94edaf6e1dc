import type { Conflict, Id, Plan, Timed } from './types.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/**
 * The overlaps of one employee's shifts, each told of both unless permitted. A sweep: besides sorting, as much work as
 * there are overlaps.
 * @param shifts in the order in which they start
 */
export function overlaps(shifts: readonly Timed[], planned: ReadonlySet<Id>): Conflict[] {
  const found: Conflict[] = [];
  let running: Timed[] = [];
  for (const later of shifts) {
    running = running.filter(({ end }) => end > later.start);
    for (const earlier of running) {
      const [from, until] = [iso(later.start), iso(Math.min(earlier.end, later.end))];
      for (const [one, other] of [
        [earlier, later],
        [later, earlier],
      ] as const) {
        const { shift } = one;
        const isPermitted = shift.allow_overlap || (other.shift.allow_overlap && !planned.has(shift.id));
        if (isPermitted) continue;
        found.push({ code: 'overlap', severity: 'refusal', shift: shift.id, other: other.shift.id, from, until });
      }
    }
    running.push(later);
  }
  return found;
}

/**
 * Rests that are too short, told of the shift before and of the one after. A rest lies between a shift and the latest end
 * of those that began before it; shifts at the same time have none between them.
 * @param shifts in the order in which they start
 */
export function shortRests(shifts: readonly Timed[], { rest, min_rest_hours: limit }: Plan['rules']): Conflict[] {
  if (rest === 'off') return [];
  const found: Conflict[] = [];
  /** All that end last among those that began before `since`. */
  let last: Timed[] = [];
  let same: Timed[] = [];
  const close = () => {
    for (const shift of same) {
      const end = last[0]?.end ?? -Infinity;
      if (shift.end > end) last = [shift];
      else if (shift.end === end) last.push(shift);
    }
    same = [];
  };
  for (const shift of shifts) {
    if (same[0] && same[0].start < shift.start) close();
    same.push(shift);
    for (const before of last) {
      const hours = (shift.start - before.end) / 3_600_000;
      if (hours < 0 || hours >= limit) continue;
      const shared = { code: 'short_rest', severity: rest, hours, limit } as const;
      found.push({ ...shared, shift: before.shift.id, other: shift.shift.id });
      found.push({ ...shared, shift: shift.shift.id, other: before.shift.id });
    }
  }
  return found;
}
