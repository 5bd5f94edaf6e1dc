import type { PlanningRules } from '@portfolio/contracts/scheduling';
import type { ConflictCode } from '../conflicts/index.ts';

/** A shift in numbers. */
export interface Piece {
  /** Milliseconds. */
  start: number;
  end: number;
  /** The day on which it starts where it is worked, and its week, as numbers that follow one another. */
  day: number;
  week: number;
  /** Nobody worked it: it counts for overlaps alone. */
  isMissed?: boolean;
}

/** What speaks against shifts because of other shifts of their employee, as bits. */
export const joint = { overlap: 1, short_rest: 2, week_hours: 4, days_in_row: 8 } as const satisfies Partial<
  Record<ConflictCode, number>
>;

/** A shift, and whether it is new. */
interface Placed extends Piece {
  isNew: boolean;
}

const hour = 3_600_000;

/**
 * Says what the function for conflicts would say against new shifts of an employee because of each other and of shifts that are
 * there, in a hundredth of its time; that both always agree is tested. What shifts ask of employees it doesn't know.
 * @param there in the order of their starts
 */
export function jointJudge({
  rest,
  min_rest_hours,
  week_hours,
  max_week_hours,
  days_in_row,
  max_days_in_row,
}: PlanningRules) {
  const [minRest, maxWeek] = [rest === 'off' ? -1 : min_rest_hours, week_hours === 'off' ? Infinity : max_week_hours];
  const maxRow = days_in_row === 'off' ? Infinity : max_days_in_row;

  return (there: readonly Piece[], come: readonly Piece[]): number => {
    if (come.length === 0) return 0;
    const all = merged(there, come);
    const worked = all.some(({ isMissed }) => isMissed) ? all.filter(({ isMissed }) => !isMissed) : all;
    return (
      (overlaps(all) ? joint.overlap : 0) |
      (rests(worked, minRest) ? joint.short_rest : 0) |
      (isWeekTooLong(worked, come, maxWeek) ? joint.week_hours : 0) |
      (isRowTooLong(worked, come, maxRow) ? joint.days_in_row : 0)
    );
  };
}

function merged(there: readonly Piece[], come: readonly Piece[]): Placed[] {
  const all: Placed[] = [];
  let [left, right] = [0, 0];
  while (left < there.length || right < come.length) {
    const [old, fresh] = [there[left], come[right]];
    const isOld = fresh === undefined || (old !== undefined && old.start <= fresh.start);
    const { start, end, day, week, isMissed } = isOld ? old! : fresh;
    all.push({ start, end, day, week, isNew: !isOld, isMissed: isMissed === true });
    if (isOld) left++;
    else right++;
  }
  return all;
}

/** A new shift permits no overlap, whatever the other one does. */
function overlaps(all: readonly Placed[]): boolean {
  let [endOfAll, endOfNew] = [-Infinity, -Infinity];
  for (const { start, end, isNew } of all) {
    if (start < (isNew ? endOfAll : endOfNew)) return true;
    endOfAll = Math.max(endOfAll, end);
    if (isNew) endOfNew = Math.max(endOfNew, end);
  }
  return false;
}

/** A rest lies between a shift and those that end last of all that began before it. */
function rests(worked: readonly Placed[], limit: number): boolean {
  let [end, isNewLast, isOldLast] = [-Infinity, false, false];
  let index = 0;
  while (index < worked.length) {
    const { start } = worked[index]!;
    const hours = (start - end) / hour;
    const first = index;
    for (; worked[index]?.start === start; index++) {
      const isShort = hours >= 0 && hours < limit;
      if (isShort && (isNewLast || (isOldLast && worked[index]!.isNew))) return true;
    }
    for (let each = first; each < index; each++) {
      const { end: until, isNew } = worked[each]!;
      if (until > end) [end, isNewLast, isOldLast] = [until, isNew, !isNew];
      else if (until === end) [isNewLast, isOldLast] = [isNewLast || isNew, isOldLast || !isNew];
    }
  }
  return false;
}

function isWeekTooLong(worked: readonly Placed[], come: readonly Piece[], limit: number): boolean {
  if (limit === Infinity) return false;
  let judged = NaN;
  for (const { week } of come) {
    if (week === judged) continue;
    judged = week;
    let sum = 0;
    for (const each of worked) if (each.week === week) sum += each.end - each.start;
    if (sum / hour > limit) return true;
  }
  return false;
}

function isRowTooLong(worked: readonly Placed[], come: readonly Piece[], limit: number): boolean {
  if (limit === Infinity) return false;
  const has = (day: number) => worked.some((each) => each.day === day);
  for (const { day } of come) {
    let [first, last] = [day, day];
    while (last - first < limit && has(first - 1)) first--;
    while (last - first < limit && has(last + 1)) last++;
    if (last - first + 1 > limit) return true;
  }
  return false;
}
