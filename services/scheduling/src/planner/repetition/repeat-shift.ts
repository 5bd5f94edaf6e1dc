import { parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import {
  scheduling,
  seriesSentences,
  type RepeatInput,
  type ShiftBatch,
  type DayOfWeek,
} from '@portfolio/contracts/scheduling';
import { instantsOf, localTimesOf, movedByDays } from '@portfolio/planning/times';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { detailsOf } from '../../shifts/columns.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';
import { getShift } from '../../shifts/shifts.ts';
import type { Draft } from './judge-drafts.ts';
import { makeShifts } from './make-shifts.ts';
import { ShiftSeriesEntity } from './repetition.entity.ts';
import { daysBetween } from './week-shifts.ts';
import { RRuleTemporal } from 'rrule-temporal';

const codes = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
} as const satisfies Record<DayOfWeek, string>;

export interface Rule {
  weekdays: readonly DayOfWeek[];
  every_weeks: number;
  /** `YYYY-MM-DD`, included. */
  until: string;
}

const basic = (date: string) => date.replaceAll('-', '');

/** The days of a rule after its first one: dates without a zone, so that no clock moves them. Weeks begin on Monday. */
export function occurrencesAfter(first: CalendarDate, { weekdays, every_weeks, until }: Rule): CalendarDate[] {
  const days = weekdays.map((day) => codes[day]).join();
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;VALUE=DATE:${basic(first.toString())}
RRULE:FREQ=WEEKLY;INTERVAL=${every_weeks};BYDAY=${days};WKST=MO;UNTIL=${basic(until)}`,
  });
  return rule
    .all()
    .map((moment) => parseDate(moment.toString().slice(0, 'YYYY-MM-DD'.length)))
    .filter((date) => date.compare(first) > 0);
}

/**
 * Plans a shift again by a rule until a date, at the same times of day where it is worked. The shift and those that are made
 * are a series from then on.
 * @throws AppError `not_found`; `conflict` when it repeats already, or was changed meanwhile; `validation`
 */
export async function repeatShift(context: SchedulingContext, id: number, input: RepeatInput): Promise<ShiftBatch> {
  const shift = await getShift(context, id);
  if (shift.series) throw repeatsAlready();
  const times = localTimesOf(shift, shift.time_zone);
  const first = toCalendarDate(times.start);
  if (daysBetween(first, parseDate(input.until)) > scheduling.seriesDays) {
    throw validationError({ until: [seriesSentences.tooLong] });
  }
  const rule = { ...input, weekdays: [...new Set(input.weekdays)] };
  const days = occurrencesAfter(first, rule);
  if (days.length === 0) throw validationError({ until: [seriesSentences.none] });
  const drafts = days.map((day): Draft => {
    const { client_id, client_name, location_id, location_name } = shift;
    const { employee_id, employee_name, time_zone } = shift;
    const place = {
      client_id,
      client_name,
      location_id,
      location_name,
      post_id: shift.post,
      employee_id,
      employee_name,
      time_zone,
    };
    const then = instantsOf(movedByDays(times, daysBetween(first, day)), time_zone);
    return { ...detailsOf(shift), ...place, ...then };
  });
  const begin = async (manager: EntityManager): Promise<number> => {
    const { weekdays, every_weeks, until } = rule;
    const series = await manager.save(ShiftSeriesEntity, { company_id: shift.company, weekdays, every_weeks, until });
    // Only as it was read: somebody may have moved it, or have it repeated, at the same moment.
    const asRead = { id, series_id: null, employee_id: shift.employee_id, start_time: new Date(shift.start_time) };
    const { affected } = await manager
      .createQueryBuilder()
      .update(ShiftEntity)
      .set({ series_id: series.id, series_date: first.toString() })
      .where('id = :id AND series_id IS NULL AND employee_id = :employee_id AND start_time = :start_time', asRead)
      .execute();
    if (affected !== 1) throw new AppError('conflict');
    return series.id;
  };
  return makeShifts(context, shift.company, drafts, { ...input, series: begin });
}

const repeatsAlready = () => new AppError('conflict', seriesSentences.repeats);
