import { weekSentences, scheduling } from '@portfolio/contracts/scheduling';
import { instantsOf, localTimesOf, movedByDays } from '@portfolio/planning/times';
import { iso } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import { parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import type { DataSource } from 'typeorm';
import { detailColumns } from '../../shifts/columns.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import type { Draft } from './judge-drafts.ts';

/** The Monday of a day's week. */
export const mondayOf = (date: string): CalendarDate => startOfWeek(parseDate(date), 'en-GB', 'mon');

/** Days from one date to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((to.toDate('UTC').getTime() - from.toDate('UTC').getTime()) / 86_400_000);

/**
 * The shifts of a company's week that are not cancelled, as drafts at their own times. They are those that start in it on
 * the company's clock, as the week grid shows them (0405).
 * @throws AppError `validation` on `field` for more than can be copied at once
 */
export async function shiftsOfWeek(
  database: DataSource,
  company: number,
  monday: CalendarDate,
  field: string,
): Promise<Draft[]> {
  const midnight = (days: number) =>
    `($2::date + ${days})::timestamp AT TIME ZONE (SELECT time_zone FROM company WHERE id = $1)`;
  const shifts = await database.query<Draft[]>(
    `SELECT ${detailColumns('shift')}, shift.client_id, client.name AS client_name, shift.location_id, location.name AS location_name, shift.post_id,
       shift.employee_id, ${employeeName} AS employee_name,
       ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone
     FROM ${shiftTables}
     WHERE shift.company_id = $1 AND shift.status <> 'cancelled'
       AND shift.start_time >= ${midnight(0)} AND shift.start_time < ${midnight(7)}
     ORDER BY shift.start_time, shift.id LIMIT ${scheduling.weekShifts + 1}`,
    [company, monday.toString()],
  );
  if (shifts.length > scheduling.weekShifts) throw validationError({ [field]: [weekSentences.tooMany] });
  return shifts;
}

/** The same shift at the same times of day where it is worked, so many days later or earlier. */
export const draftLater = (draft: Draft, days: number): Draft => ({
  ...draft,
  ...instantsOf(movedByDays(localTimesOf(draft, draft.time_zone), days), draft.time_zone),
});
