import { conflictsOf } from './conflicts.ts';
import type { Conflict, Id, Plan } from './types.ts';

/**
 * What speaks against the plan `after` that did not yet, or less so, speak against it `before`. A week that was too long
 * already can so be made shorter, and a shift in it be renamed.
 */
export function worsened(before: Plan, after: Plan): Conflict[] {
  const standing = new Map(keyed(before));
  return [...keyed(after)]
    .filter(([key, conflict]) => {
      const known = standing.get(key);
      return known === undefined || isWorse(known, conflict);
    })
    .map(([, conflict]) => conflict);
}

/** Conflicts by what makes them the same one: another employee has conflicts of their own. */
function* keyed(plan: Plan): Iterable<[string, Conflict]> {
  const employees = new Map(plan.shifts.map(({ id, employee }) => [id, employee]));
  for (const conflict of conflictsOf(plan)) {
    yield [[conflict.code, employees.get(conflict.shift), conflict.shift, detailOf(conflict)].join(' '), conflict];
  }
}

/** Of a code of which a shift has several: which one. */
function detailOf(conflict: Conflict): Id {
  switch (conflict.code) {
    case 'overlap':
    case 'short_rest':
      return conflict.other;
    case 'week_hours':
      return conflict.week;
    case 'month_hours':
    case 'year_hours':
    case 'few_sundays':
      return conflict.first;
    default:
      return '';
  }
}

/** What was only asked for is so now. */
const isStricter = (before: Conflict, after: Conflict): boolean =>
  before.severity === 'warning' && after.severity === 'refusal';

function isWorse(before: Conflict, after: Conflict): boolean {
  switch (after.code) {
    case 'overlap':
    case 'outside_availability':
    case 'time_off':
      // ISO 8601 in UTC: texts sort as instants do.
      return (
        before.code === after.code &&
        (after.from < before.from || after.until > before.until || isStricter(before, after))
      );
    case 'qualification_missing':
    case 'license_expired': {
      if (!('qualifications' in before)) return true;
      const lacked = new Set(before.qualifications.map(({ id }) => id));
      return after.qualifications.some(({ id }) => !lacked.has(id));
    }
    case 'short_rest':
    case 'short_shift':
      return before.code === after.code && after.hours < before.hours;
    case 'week_hours':
    case 'month_hours':
    case 'year_hours':
    case 'average_hours':
      return before.code === after.code && after.hours > before.hours;
    case 'days_in_row':
      return before.code === after.code && after.days > before.days;
    case 'few_sundays':
      return before.code === after.code && after.days < before.days;
  }
}
