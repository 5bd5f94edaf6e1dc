import { z } from 'zod';
import { messages, sentences } from '../errors/index.ts';
import { answered, decimal, id, isoDateTime, key, optionalText, reference, text } from '../rest/index.ts';
import { companyFilter, filter, waitedSeconds, timeZone } from './fields.ts';
import { scheduling } from './constants.ts';
import { shiftSeries } from './shift-series.ts';

/** `missed` is set by the service alone (readings.md); see {@link chosenShiftStatuses}. */
export const shiftStatuses = ['scheduled', 'in_progress', 'completed', 'missed', 'cancelled'] as const;
export const shiftStatus = z.enum(shiftStatuses);

/** Any may move to any other (scheduling.md §4). */
export const chosenShiftStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export const chosenShiftStatus = z
  .enum(chosenShiftStatuses)
  .describe('What an administrator may set; MISSED is set by the service alone.');

/**
 * What a planner says of a shift beside who works it, where and when. Answers, copies, repetitions, templates and the week
 * grid all take it from here.
 */
export const shiftDetails = z.object({
  title: optionalText(200),
  notes: optionalText(10_000),
  allow_overlap: z.boolean().optional().describe('Permits another shift of the employee at the same time.'),
});

const tapped = 'When the phone was tapped, if it had no connection and sent it later. It decides nothing.';

/** What of it a row of a file can bring; permission to overlap is given one by one. */
export const importedDetails = shiftDetails.omit({ allow_overlap: true });

/** What of it its employee sees, and is told of when it changes: what is not named here, administrators see alone. */
export const shownDetails = shiftDetails.pick({ notes: true });

/** The same in notices, which also say what the shift is called. */
export const toldDetails = z.object({
  ...answered(shiftDetails.pick({ title: true })).shape,
  ...answered(shownDetails).shape,
});

/** Why an employee cannot come. */
export const absences = ['ill', 'family', 'transport', 'other'] as const;
export const absence = z.enum(absences);

/** What an employee says of a shift before it: at most one of the first two. It is forgotten when the shift is another's, or moved. */
export const saidOfShift = z.object({
  late_minutes: z.int().nullable().describe('By how much its employee says that they will be late.'),
  absence: absence.nullable().describe('Why they say that they cannot come.'),
  said_at: z.iso.datetime().nullable(),
});

/** What else employees and administrators see of a shift. */
const anyShift = z.object({
  id: key,
  date: z.iso.date().describe('The day on which it starts, in the time zone asked for, else its own.'),
  time_zone: z.string().describe("IANA name: its location's zone, else its client's, else its company's."),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  status: shiftStatus,
  location_name: z.string().nullable().describe("Null is the client's own address."),
  client_name: z.string(),
  client_address: z.string().describe('One line: street, city, state and zip code.'),
  client_contact_person: z.string(),
  client_phone: z.string(),
  location_address: z.string().nullable(),
  checked_in: z.boolean(),
  checked_out: z.boolean(),
  checked_in_at: z.iso.datetime().nullable(),
  checked_out_at: z.iso.datetime().nullable(),
  check_in_tapped_at: z.iso.datetime().nullable().describe(tapped),
  check_out_tapped_at: z.iso.datetime().nullable().describe(tapped),
  ...saidOfShift.shape,
  hourly_pay_rate: decimal.describe('Dollars an hour.'),
  /** A number of at most six decimals, as it is a measure and not money. */
  duration_hours: z
    .number()
    .describe('Hours that are paid: from check-in to check-out where both exist, else from start to end.'),
  published_at: z.iso.datetime().nullable().describe('Null for one that its employee has never seen.'),
  confirmed_at: z.iso.datetime().nullable().describe('When its employee said that they know it as it is.'),
  /** Show this; do not multiply. */
  pay: decimal.describe('Dollars: rate × exact hours, rounded once, half up, to cents.'),
});

/** scheduling.md §3, employee portal view. */
export const portalShift = z
  .object({
    ...answered(shownDetails).shape,
    ...anyShift.shape,
    check_in_from: z.iso.datetime().describe('Check-in is possible from then until the end.'),
    check_out_until: z.iso.datetime(),
    to_confirm: z.boolean().describe('The company asks its employee to confirm it.'),
    company_name: z.string(),
    company_phone: z.string().describe('Whom to call at the firm.'),
  })
  .describe('A shift as its employee sees it.');

/** scheduling.md §3, admin view. */
export const shift = z
  .object({
    ...answered(shiftDetails).shape,
    ...anyShift.shape,
    company: key,
    /** The same as `client_id`; likewise `location` and `employee`. */
    client: key,
    client_id: key,
    location: key.nullable(),
    location_id: key.nullable(),
    post: key.nullable().describe('The post that it fills, of the same place.'),
    employee: key,
    employee_id: key,
    employee_name: z.string(),
    employee_email: z.string(),
    employee_phone: z.string(),
    series: shiftSeries.nullable().describe('Null for a shift that does not repeat.'),
    created_at: z.iso.datetime(),
    is_draft: z
      .boolean()
      .describe('Not yet published as it is: its employee sees what was published before, or nothing.'),
    paid: z
      .boolean()
      .describe('A payment with it has been paid: its employee, times and status do not change any more.'),
  })
  .describe('A shift as administrators see it.');

/** Columns that `ordering` of the shift list may name. */
export const shiftOrdering = [
  'start_time',
  'end_time',
  'title',
  'status',
  'client_name',
  'employee_name',
  'created_at',
] as const;

const yearsAway = (time: string, now: Date) => Math.abs(new Date(time).getUTCFullYear() - now.getUTCFullYear());

/** An instant that a calendar of people has, and a database can hold. */
const plausible = isoDateTime.refine((time) => yearsAway(time, new Date()) <= 500, messages.datetime);

const near = (time: string) => yearsAway(time, new Date()) <= 500;

/** An instant; a time of the time zone asked for; or a day: in that zone, else in each shift's own. */
const instantOrDay = z.union(
  [z.iso.date().refine(near), z.iso.datetime({ local: true, offset: false }).refine(near), plausible],
  messages.datetime,
);

/** Whether a bound of the filter means something only in a time zone that is asked for. */
export const isLocalTime = (bound: string | undefined): bound is string =>
  bound !== undefined && /T[\d:.]+$/.test(bound);

/** scheduling.md §7, `GET /planner/shifts/`. Days are those on which shifts start. */
export const shiftListFilter = z.object({
  company: companyFilter,
  client: filter(id),
  employee: filter(id),
  status: filter(shiftStatus),
  start_after: filter(instantOrDay).describe('Starts then or later: ISO 8601, or YYYY-MM-DD.'),
  end_before: filter(instantOrDay).describe(
    'Ends then or earlier: ISO 8601; or starts on that day or earlier: YYYY-MM-DD.',
  ),
  timezone: filter(timeZone).describe('Of days and dates: an IANA time zone. Default: that of the place.'),
});

/** A file may be of one site, too. */
export const shiftExportFilter = shiftListFilter.extend({ location: filter(id) });

/** scheduling.md §5, Shift form. */
export const endBeforeStart = sentences.ends_before_start;

/** What else is said of a shift's times; the limits are in `scheduling`. */
export const shiftTimeErrors = {
  tooFarAway: `Start time must be within ${scheduling.shiftYears} years of today.`,
  tooShort: 'A shift lasts at least a minute.',
  tooLong: `A shift lasts at most ${scheduling.shiftHours} hours.`,
} as const;

const startTime = isoDateTime.refine((time) => {
  const bound = (years: number) => {
    const date = new Date();
    return date.setUTCFullYear(date.getUTCFullYear() + years);
  };
  const start = Date.parse(time);
  return start >= bound(-scheduling.shiftYears) && start <= bound(scheduling.shiftYears);
}, shiftTimeErrors.tooFarAway);

/**
 * What is wrong with the two times together; undefined when nothing is. The form and the service ask it alike.
 * @param start ISO 8601
 */
export function shiftTimesError(start: string, end: string): string | undefined {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  if (minutes <= 0) return endBeforeStart;
  if (minutes < 1) return shiftTimeErrors.tooShort;
  return minutes > scheduling.shiftHours * 60 ? shiftTimeErrors.tooLong : undefined;
}

/** How REST reads a time of a shift. */
export const offsetOrSite = "With an offset; over REST also without, by the site's clock.";

/** scheduling.md §5, Shift form; `allow_overlap` is of readings.md. */
export const shiftInput = shiftDetails.extend({
  client: reference,
  location: reference.nullable().optional().describe("Null is the client's own address."),
  post: reference
    .nullable()
    .optional()
    .describe('The post that it fills: the shift is at its place unless another location is given, which is refused.'),
  employee: reference,
  start_time: startTime.describe(offsetOrSite),
  end_time: plausible.describe(offsetOrSite),
  status: chosenShiftStatus.optional(),
  override_reason: text(500)
    .optional()
    .describe(
      'Why it is planned although a license is not valid then, where the company refuses that: kept in its log.',
    ),
});

export const shiftPatch = shiftInput
  .extend({ client: reference.describe('Another client is without location unless one is given.') })
  .partial()
  .describe('What is left out stays as it is.');

/** `POST /planner/shifts/check_in_out/`. */
export const checkInOut = z.object({
  shift_id: id,
  action: z.enum(['check_in', 'check_out']),
  waited_seconds: waitedSeconds,
});

/** `POST /planner/shifts/word/`. */
export const shiftWord = z.object({
  shift_id: id,
  late_minutes: z.int().min(1).max(600).nullish(),
  absence: absence.nullish().describe('It counts alone. Without both, the employee comes on time after all.'),
  waited_seconds: waitedSeconds,
});

const kept = { key: z.string().max(200).describe('Made for the employee by `tapKey`; nobody needs to be signed in.') };

/** `POST /planner/shifts/check_in_out/kept/`. */
export const keptCheckInOut = checkInOut.extend(kept);

/** `POST /planner/shifts/word/kept/`. */
export const keptShiftWord = shiftWord.extend(kept);

/** scheduling.md §4, portal shift filters. */
export const portalShiftFilters = ['upcoming', 'past', 'all'] as const;
export const portalShiftFilter = z
  .enum(portalShiftFilters)
  .describe(
    'UPCOMING: dated today or later and not cancelled. PAST: dated before today, or completed or missed. ALL: everything.',
  );

const nearDay = z.iso.date({ error: messages.date, abort: true }).refine(near, messages.date);

/** Query of an employee's own shifts. */
export const portalShiftQuery = z.object({
  employee: filter(id),
  filter: filter(portalShiftFilter).describe('Default: ALL.'),
  first_day: filter(nearDay).describe('Starts on that day or later.'),
  last_day: filter(nearDay).describe('Starts on that day or earlier.'),
  timezone: filter(timeZone).describe('Whose "today" counts: an IANA time zone. Default: that of the place.'),
});

/** Columns that `ordering` of an employee's own shifts may name. */
export const portalShiftOrdering = ['start_time', 'end_time', 'status'] as const;

export type ShiftStatus = (typeof shiftStatuses)[number];
export type ShownDetail = keyof typeof shownDetails.shape;
export type Shift = z.infer<typeof shift>;
export type ShiftListFilter = z.infer<typeof shiftListFilter>;
export type ShiftExportFilter = z.infer<typeof shiftExportFilter>;
export type ShiftInput = z.infer<typeof shiftInput>;
export type ShiftPatch = z.infer<typeof shiftPatch>;
export type CheckInOut = z.infer<typeof checkInOut>;
export type ShiftWord = z.infer<typeof shiftWord>;
export type Absence = (typeof absences)[number];
export type PortalShift = z.infer<typeof portalShift>;
export type PortalShiftFilter = (typeof portalShiftFilters)[number];
export type PortalShiftQuery = z.infer<typeof portalShiftQuery>;
