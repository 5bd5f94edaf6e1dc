import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { isoDate, isoDateTime, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { holidayRegionCode } from './fields.ts';
import { dayOfWeek, timeOfDay } from './portal.ts';

const heads = z.int().min(0).max(scheduling.postHeads).nullable();

/** How many are asked for from one time of day to another. */
export const demandStretch = z.object({
  start_time: z.string().describe("HH:MM on the clock of the post's place."),
  end_time: z.string().describe('HH:MM; not after the start, it is of the next day.'),
  heads: heads.describe("Null: the post's head count."),
});

export const patternStretch = demandStretch.extend({
  week: z.int().describe('Of the rotation, from 1.'),
  day_of_week: dayOfWeek,
});

/** What a post asks for from one day to another, again and again. */
export const demandPeriod = z.object({
  from: z.iso.date().describe('Its first day; the week of this day is week 1 of the rotation.'),
  until: z.iso.date().nullable().describe('Its last day; null: open.'),
  weeks: z.int().describe('After how many weeks it begins again, Monday to Sunday.'),
  stretches: z.array(patternStretch),
});

/** What holidays do to a post's demand: nothing, it is closed, or other stretches hold. */
export const holidayRules = ['staffed', 'closed', 'other'] as const;
export const holidayRule = z.enum(holidayRules);

export const demandHolidays = z.object({
  region: z.string().nullable().describe('Whose: ISO 3166 such as US or US-OR; null: nobody’s.'),
  rule: holidayRule,
  stretches: z.array(demandStretch).describe('What is asked for then, by the rule OTHER.'),
});

export const demandException = z.object({
  date: z.iso.date(),
  reason: z.string(),
  stretches: z.array(demandStretch).describe('All that is asked for on that day; none: it is not staffed.'),
});

/** A gap that stays one, for a reason: so many fewer are asked for from one instant to another, whatever asks for them. */
export const demandClosure = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  heads: z.int().describe('Guards who are not asked for then.'),
  reason: z.string(),
});

/** What a post asks for. An exception comes before a holiday, a holiday before the periods. */
export const postDemand = z.object({
  periods: z.array(demandPeriod),
  holidays: demandHolidays,
  exceptions: z.array(demandException).describe('In the order of their dates.'),
  closures: z.array(demandClosure).describe('Stretches that are not staffed, in the order of time.'),
});

/** Of a new post. */
export const noDemand: PostDemand = {
  periods: [],
  holidays: { region: null, rule: 'staffed', stretches: [] },
  exceptions: [],
  closures: [],
};

export const demandStretchInput = z.object({
  start_time: timeOfDay,
  end_time: timeOfDay.describe('HH:MM; not after the start, it is of the next day.'),
  heads: heads.default(null).describe("Null: the post's head count."),
});

export const patternStretchInput = demandStretchInput.extend({
  week: z.int().min(1).max(scheduling.patternWeeks).default(1),
  day_of_week: dayOfWeek,
});

const stretches = z.array(demandStretchInput).max(48);

export const demandPeriodInput = z.object({
  from: isoDate,
  until: isoDate.nullable().default(null),
  weeks: z.int().min(1).max(scheduling.patternWeeks).default(1),
  stretches: z.array(patternStretchInput).max(1000),
});

export const demandHolidaysInput = z.object({
  region: holidayRegionCode.nullable().default(null),
  rule: holidayRule.default('staffed'),
  stretches: stretches.default([]),
});

export const demandExceptionInput = z.object({ date: isoDate, reason: text(200), stretches });

export const demandClosureInput = z.object({
  from: isoDateTime,
  until: isoDateTime,
  heads: z.int().min(1).max(scheduling.postHeads).describe('Guards who are not asked for then.'),
  reason: text(200),
});

/** `PUT /planner/posts/{id}/demand/`: all that holds from now on. */
export const postDemandInput = z
  .object({
    periods: z.array(demandPeriodInput).max(50),
    holidays: demandHolidaysInput.default(noDemand.holidays),
    exceptions: z.array(demandExceptionInput).max(1000).default([]),
    closures: z.array(demandClosureInput).max(1000).default([]),
  })
  .superRefine(({ periods, holidays, exceptions, closures }, context) => {
    const refuse = (path: PropertyKey[], code: Parameters<typeof refusal>[0]) =>
      context.addIssue({ code: 'custom', path, ...refusal(code as 'demand_day_twice') });
    for (const [index, { from, until, weeks, stretches: asked }] of periods.entries()) {
      if (until !== null && until < from) refuse(['periods', index, 'until'], 'last_day_before_first');
      const isMet = periods.slice(0, index).some((other) => meet(other, { from, until }));
      if (isMet) refuse(['periods', index, 'from'], 'demand_periods_overlap');
      for (const [place, { week }] of asked.entries())
        if (week > weeks) refuse(['periods', index, 'stretches', place, 'week'], 'demand_week_unknown');
    }
    if (holidays.region === null && holidays.rule !== 'staffed')
      refuse(['holidays', 'region'], 'demand_region_missing');
    const seen = new Set<string>();
    for (const [index, { date }] of exceptions.entries()) {
      if (seen.has(date)) refuse(['exceptions', index, 'date'], 'demand_day_twice');
      seen.add(date);
    }
    for (const [index, { from, until }] of closures.entries())
      if (Date.parse(until) <= Date.parse(from)) refuse(['closures', index, 'until'], 'ends_before_start');
  });

type Days = Pick<DemandPeriod, 'from' | 'until'>;
const meet = (one: Days, other: Days) => one.from <= (other.until ?? '9999') && other.from <= (one.until ?? '9999');

export type DemandStretch = z.infer<typeof demandStretch>;
export type PatternStretch = z.infer<typeof patternStretch>;
export type DemandPeriod = z.infer<typeof demandPeriod>;
export type HolidayRule = (typeof holidayRules)[number];
export type DemandException = z.infer<typeof demandException>;
export type PostDemand = z.infer<typeof postDemand>;
