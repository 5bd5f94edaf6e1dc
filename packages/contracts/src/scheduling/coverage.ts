import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { decimal, filter, id, isoDate, key } from '../rest/index.ts';
import { location } from './clients.ts';
import { scheduling } from './constants.ts';
import { demandClosure } from './demand.ts';
import { companyFilter } from './fields.ts';
import { inColumns } from './schedule.ts';
import { languages } from '../site/languages.ts';

/** Days from one to another, both included. */
export const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

const { message: tooManyDays, params: tooMany } = refusal('days_too_many', { max: scheduling.coverageDays });

/** Days of the posts' places, both included. */
export const coverageQuery = z
  .object({
    company: companyFilter.describe('Default: the working company.'),
    from: isoDate,
    until: isoDate,
    client: filter(id),
    location: filter(id),
    post: filter(id),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: sentences.last_day_before_first })
  .refine(({ from, until }) => daysBetween(from, until) <= scheduling.coverageDays, {
    path: ['until'],
    message: tooManyDays,
    params: tooMany,
  });

const hours = z.array(z.number()).meta({ format: 'column' });

/** A post with its sums of each day, from `from` to `until`, by the clock of its place: hours of one guard. */
export const coveredPost = z.object({
  id: key,
  name: z.string(),
  color: z.string().nullable(),
  priority: z.int(),
  client: key,
  client_name: z.string(),
  location: key.nullable(),
  location_name: z.string().nullable(),
  time_zone: z.string(),
  asked: hours.describe('Hours that are asked for.'),
  covered: hours.describe('Of them, hours that somebody is planned for.'),
  open: hours.describe('Of them, hours that nobody is planned for.'),
  over: hours.describe('Hours of guards who are too many.'),
  unqualified: hours.describe('Hours of guards who lack a qualification that the post or its place asks for.'),
  cost: decimal.describe('Dollars that shifts which name it and begin on these days cost.'),
  contracted: decimal
    .nullable()
    .describe('Dollars that its client pays where all that is asked for is covered; null without a bill rate.'),
  billed: decimal
    .nullable()
    .describe('Dollars that its client pays for what is covered of it; null without a bill rate.'),
});

/** A place of a client on these days: what is planned there against what its posts ask for and its contract pays. */
export const coveredSite = z.object({
  client: key,
  client_name: z.string(),
  location: key.nullable().describe("Null is the client's own address."),
  location_name: z.string().nullable(),
  asked: z.number().describe('Hours that its posts ask for.'),
  planned: z.number().describe('Hours of shifts that begin there on these days, whether or not they name a post.'),
  cost: decimal.describe('Dollars that these shifts cost.'),
  contracted: decimal
    .nullable()
    .describe('Dollars that are paid where all is covered that its posts with a bill rate ask for; null without any.'),
  billed: decimal.nullable().describe('Dollars that are paid for what is covered of it; null likewise.'),
  margin: decimal.nullable().describe('What shifts that name these posts leave of what is billed; null likewise.'),
  week_budget: location.shape.week_budget,
  week_hours: location.shape.week_hours,
});

/** A stretch of time in which as many are asked for and planned at a post. It ends where what is asked for ends. */
export const coverageStretch = z.object({
  post: key,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  asked: z.int().describe('Guards that are asked for.'),
  covered: z.int().describe('Guards that are planned; those who say that they cannot come are not.'),
  open: z.int().describe('Guards that are missing.'),
  offered: z.int().describe('Of those missing, for how many open shifts look.'),
  unqualified: z.int().describe('Of those planned, who lack a qualification.'),
});

export const coverageStretchColumns = inColumns(coverageStretch).describe(
  'One list for each field of the stretches, in the order of posts and times.',
);

/** A gap of a post that stays one. */
export const coverageClosure = demandClosure.extend({ post: key });

export const coverage = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    posts: z.array(coveredPost).describe('Those whose contract meets the days, by client and place.'),
    sites: z
      .array(coveredSite)
      .describe('Those that have posts, shifts or a budget, by client and place; none where one post is asked for.'),
    stretches: coverageStretchColumns,
    closures: z.array(coverageClosure).describe('Stretches of these days that are not staffed, and why.'),
  })
  .describe('What posts ask for, and how far it is covered.');

const daysOfHolidays = z.object({
  from: isoDate,
  until: isoDate,
  language: filter(z.enum(languages)).describe('Of the names. Default: English.'),
});

const inOrder = <Query extends z.ZodType<z.infer<typeof daysOfHolidays>>>(query: Query) =>
  query
    .refine(({ from, until }) => from <= until, { path: ['until'], message: sentences.last_day_before_first })
    .refine(({ from, until }) => daysBetween(from, until) <= 1100, {
      path: ['until'],
      ...refusal('days_too_many', { max: 1100 }),
    });

/** Public holidays of a country or one of its regions. */
export const holidayQuery = inOrder(
  z.object({ region: z.string().max(12).describe('ISO 3166 such as US or US-OR.'), ...daysOfHolidays.shape }),
);

export const holiday = z.object({ date: z.iso.date(), name: z.string() });

export const siteHolidayQuery = inOrder(
  z.object({ company: companyFilter.describe('Default: the working company.'), ...daysOfHolidays.shape }),
);

/** `GET /planner/holidays/sites/`: of a place that has holidays of its own. */
export const siteHolidays = z.object({
  location: key.nullable().describe('Null: the company, and so all locations that are not listed.'),
  location_name: z.string().nullable(),
  holidays: z.array(holiday),
});

export const myHolidayQuery = daysOfHolidays.pick({ language: true });

/** `GET /planner/employees/me/holidays/`. */
export const myHoliday = z.object({
  shift: key.describe('It begins on a public holiday where it is worked.'),
  name: z.string(),
});

export const holidayRegionQuery = z.object({
  country: filter(z.string().max(2)).describe('Its regions; default: all countries.'),
  language: filter(z.enum(languages)).describe('Of the names. Default: English.'),
});

export const holidayRegion = z.object({ code: z.string().describe('US, or US-OR.'), name: z.string() });

export type Coverage = z.infer<typeof coverage>;
export type CoverageQuery = z.infer<typeof coverageQuery>;
export type CoveredPost = z.infer<typeof coveredPost>;
export type CoveredSite = z.infer<typeof coveredSite>;
export type Holiday = z.infer<typeof holiday>;
export type HolidayQuery = z.infer<typeof holidayQuery>;
export type SiteHolidayQuery = z.infer<typeof siteHolidayQuery>;
export type SiteHolidays = z.infer<typeof siteHolidays>;
export type MyHolidayQuery = z.infer<typeof myHolidayQuery>;
export type MyHoliday = z.infer<typeof myHoliday>;
export type HolidayRegion = z.infer<typeof holidayRegion>;
