import type { PlanningRules } from '@portfolio/contracts/scheduling';
import type { ConflictCode } from '../conflicts/index.ts';
import { beyondOf, fullestOf, lengthOf, sundaysOff, type Beyond } from '../conflicts/periods.ts';
import { monthOf } from '../conflicts/days.ts';

/** A shift in numbers. */
export interface Piece {
  /** Milliseconds. */
  start: number;
  end: number;
  /** The day on which it starts where it is worked, and its week, as numbers that follow one another. */
  day: number;
  week: number;
  month: number;
  /** That it is worked on, if it is. */
  sunday: number | undefined;
  /** Nobody worked it: it counts for overlaps alone. */
  isMissed?: boolean;
  /** Which place it is at, where that is told. */
  place?: string | undefined;
}

/** What speaks against shifts because of other shifts of their employee, as bits. */
export const joint = {
  overlap: 1,
  short_rest: 2,
  week_hours: 4,
  days_in_row: 8,
  month_hours: 16,
  year_hours: 32,
  average_hours: 64,
  few_sundays: 128,
} as const satisfies Partial<Record<ConflictCode, number>>;

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
export function jointJudge(rules: PlanningRules) {
  const most = (rule: 'week_hours' | 'days_in_row' | 'month_hours' | 'year_hours', limit: number) =>
    rules[rule] === 'off' ? Infinity : limit;
  const minRest = rules.rest === 'off' ? -1 : rules.min_rest_hours;
  const maxWeek = most('week_hours', rules.max_week_hours);
  const maxRow = most('days_in_row', rules.max_days_in_row);
  const maxMonth = most('month_hours', rules.max_month_hours);
  const maxYear = most('year_hours', rules.max_year_hours);
  const inAverage = rules.average_hours === 'off' ? 0 : rules.max_average_hours * rules.average_weeks;
  const minSundays = rules.sundays === 'off' ? 0 : rules.min_sundays_off;

  /** @param beyond what they work besides */
  return (there: readonly Piece[], come: readonly Piece[], beyond: Beyond = beyondOf()): number => {
    if (come.length === 0) return 0;
    const all = merged(there, come);
    const worked = all.some(({ isMissed }) => isMissed) ? all.filter(({ isMissed }) => !isMissed) : all;
    return (
      (overlaps(all) ? joint.overlap : 0) |
      (rests(worked, minRest) ? joint.short_rest : 0) |
      (isTooLong(worked, come, maxWeek, weekOf) ? joint.week_hours : 0) |
      (isRowTooLong(worked, come, maxRow) ? joint.days_in_row : 0) |
      (isTooLong(worked, come, maxMonth, monthOfPiece, beyond.months) ? joint.month_hours : 0) |
      (isTooLong(worked, come, maxYear, yearOf, beyond.years) ? joint.year_hours : 0) |
      (inAverage > 0 && isAverageTooLong(worked, come, inAverage, rules.average_weeks, beyond)
        ? joint.average_hours
        : 0) |
      (minSundays > 0 && areSundaysTaken(worked, come, minSundays, beyond) ? joint.few_sundays : 0)
    );
  };
}

function merged(there: readonly Piece[], come: readonly Piece[]): Placed[] {
  const all: Placed[] = [];
  let [left, right] = [0, 0];
  while (left < there.length || right < come.length) {
    const [old, fresh] = [there[left], come[right]];
    const isOld = fresh === undefined || (old !== undefined && old.start <= fresh.start);
    const { start, end, day, week, month, sunday, isMissed = false } = isOld ? old! : fresh;
    all.push({ start, end, day, week, month, sunday, isMissed, isNew: !isOld });
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

const weekOf = ({ week }: Piece) => week;
const monthOfPiece = ({ month }: Piece) => month;
const yearOf = ({ month }: Piece) => Math.floor(month / 12);

function isTooLong(
  worked: readonly Placed[],
  come: readonly Piece[],
  limit: number,
  periodOf: (piece: Piece) => number,
  beyond?: ReadonlyMap<number, number>,
): boolean {
  if (limit === Infinity) return false;
  let judged = NaN;
  for (const piece of come) {
    const period = periodOf(piece);
    if (period === judged) continue;
    judged = period;
    let sum = beyond?.get(period) ?? 0;
    for (const each of worked) if (periodOf(each) === period) sum += lengthOf(each);
    if (sum / hour > limit) return true;
  }
  return false;
}

/** @param limit hours of all these weeks */
function isAverageTooLong(
  worked: readonly Placed[],
  come: readonly Piece[],
  limit: number,
  count: number,
  beyond: Beyond,
): boolean {
  const weeks = new Map(beyond.weeks);
  for (const each of worked) weeks.set(each.week, (weeks.get(each.week) ?? 0) + lengthOf(each));
  return come.some(({ week }) => fullestOf(weeks, week, count).sum > limit * hour);
}

function areSundaysTaken(worked: readonly Placed[], come: readonly Piece[], limit: number, beyond: Beyond): boolean {
  const taken = new Set(beyond.sundays);
  for (const { sunday } of worked) if (sunday !== undefined) taken.add(sunday);
  return come.some(({ sunday }) => sunday !== undefined && sundaysOff(taken, monthOf(sunday)) < limit);
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
