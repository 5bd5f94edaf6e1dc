import {
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
  type CalendarDate,
} from '@internationalized/date';
import {
  daysOfWeek,
  seriesSentences,
  type Shift,
  type ShiftChange,
  type ShiftPatch,
} from '@portfolio/contracts/scheduling';
import { instantsOf, localTimesOf } from '@portfolio/planning/times';
import { iso } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { makeChanges } from '../../shifts/change-shifts.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { endSeries } from '../../shifts/series.ts';
import { getShift } from '../../shifts/shifts.ts';
import { zoneAfter } from '../../shifts/site-zone.ts';
import { ShiftSeriesEntity } from './repetition.entity.ts';
import { daysBetween } from './week-shifts.ts';

interface Following {
  id: number;
  start_time: string;
  time_zone: string;
}

/**
 * Changes a shift and those that follow it in its series and are still scheduled: each gets what the change makes different
 * in this one, times as times of day. On another day of the week they become a series of their own.
 * @returns the ids of the changed shifts, this one first
 * @throws AppError `not_found`, `validation`; `conflict` when it does not repeat, or one has been paid, and by `expected` of this one
 */
export async function updateFollowing(
  context: SchedulingContext,
  id: number,
  input: ShiftPatch,
  expected?: Precondition,
): Promise<number[]> {
  const shift = await requireRepeating(context, id);
  const changed = differing(shift, input);
  const { start_time = shift.start_time, end_time = shift.end_time, ...others } = changed;
  const isMoved = changed.start_time !== undefined || changed.end_time !== undefined;
  const zone = await zoneAfter(context, shift, changed);
  const times = localTimesOf({ start_time, end_time }, zone);
  const days = isMoved ? daysBetween(dayOf(shift, shift.time_zone), toCalendarDate(times.start)) : 0;
  const length = daysBetween(toCalendarDate(times.start), toCalendarDate(times.end));

  const following = await followingOf(context, shift, ['scheduled']);
  const changes = following.map((each): ShiftChange => {
    if (!isMoved) return { kind: 'update', id: each.id, input: others };
    const day = dayOf(each, each.time_zone).add({ days });
    const local = {
      start: toCalendarDateTime(day, times.start),
      end: toCalendarDateTime(day.add({ days: length }), times.end),
    };
    return { kind: 'update', id: each.id, input: { ...others, ...instantsOf(local, zone) } };
  });
  const also = async (manager: EntityManager): Promise<void> => {
    if (days !== 0) await branchOff(manager, shift, days);
  };
  return makeChanges(context, [{ kind: 'update', id, input: changed }, ...changes], unplaced, also, [expected]);
}

/**
 * Deletes a shift and those that follow it in its series; what was worked, or is being worked, stays.
 * @throws AppError `not_found`; `conflict` when it does not repeat, or one has been paid
 */
export async function deleteFollowing(context: SchedulingContext, id: number): Promise<number[]> {
  const shift = await requireRepeating(context, id);
  const following = await followingOf(context, shift, ['scheduled', 'cancelled', 'missed']);
  const changes = [{ id }, ...following].map((each): ShiftChange => ({ kind: 'delete', id: each.id }));
  return makeChanges(context, changes, unplaced, (manager) => shorten(manager, shift.series.id));
}

async function requireRepeating(context: SchedulingContext, id: number) {
  const shift = await getShift(context, id);
  if (!shift.series) throw new AppError('conflict', seriesSentences.alone);
  return { ...shift, series: shift.series };
}

type Repeating = Awaited<ReturnType<typeof requireRepeating>>;

/** What a change makes different. Forms send all they have, and those that follow keep what was not touched. */
function differing(shift: Shift, input: ShiftPatch): ShiftPatch {
  const known: Record<string, unknown> = shift;
  const same = (field: string, value: unknown) =>
    field.endsWith('_time') ? Date.parse(String(value)) === Date.parse(String(known[field])) : value === known[field];
  return Object.fromEntries(Object.entries(input).filter(([field, value]) => !same(field, value)));
}

const dayOf = ({ start_time }: Pick<Following, 'start_time'>, zone: string): CalendarDate =>
  toCalendarDate(parseAbsolute(start_time, zone));

const followingOf = (
  { database }: SchedulingContext,
  { id, series }: Repeating,
  statuses: readonly string[],
): Promise<Following[]> =>
  database.query<Following[]>(
    `SELECT shift.id, ${iso('shift.start_time')} AS start_time, ${siteZone} AS time_zone
     FROM ${shiftTables}
     WHERE shift.series_id = $1 AND shift.series_date > (SELECT series_date FROM shift WHERE id = $2)
       AND shift.status = ANY ($3)
     ORDER BY shift.series_date`,
    [series.id, id, statuses],
  );

/** A series that lost its end lasts as long as it has shifts. */
async function shorten(manager: EntityManager, series: number): Promise<void> {
  const last = '(SELECT max(series_date) FROM shift WHERE series_id = $1)';
  await manager.query(`UPDATE shift_series SET until = coalesce(${last}, until) WHERE id = $1`, [series]);
}

/** This shift and all that follow become a series of their own, so many days later in the week. */
async function branchOff(manager: EntityManager, { id, company, series }: Repeating, days: number): Promise<void> {
  const turned = series.weekdays.map((day) => daysOfWeek[(((daysOfWeek.indexOf(day) + days) % 7) + 7) % 7]!);
  const until = parseDate(series.until).add({ days }).toString();
  const { every_weeks } = series;
  const branch = await manager.save(ShiftSeriesEntity, { company_id: company, weekdays: turned, every_weeks, until });
  await manager.query(
    `UPDATE shift SET series_id = $1, series_date = series_date + $2::integer
     WHERE series_id = $3 AND series_date >= (SELECT series_date FROM shift WHERE id = $4)`,
    [branch.id, days, series.id, id],
  );
  await shorten(manager, series.id);
  await endSeries(manager, [series.id, branch.id]);
}

/** A refusal of any of the shifts stands on the fields of the form; its sentence names the other shift and the time. */
const unplaced = <T>(_: number, work: Promise<T>): Promise<T> => work;
