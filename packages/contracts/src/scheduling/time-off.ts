import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { answered, decimal, filter, id, isoDate, key, money, optionalText, reference, text } from '../rest/index.ts';
import { companyFilter, companyOfNew, waitedSeconds } from './fields.ts';
import { answeredStretch, stretchInOrder, stretch } from './unavailability.ts';

export const timeOffLimits = {
  /** Days of one request, at most. */
  days: 366,
  /** Types of a company, at most. */
  types: 50,
  /** Hours as which a whole day counts, and that a day counts at most. */
  dayHours: 8,
  /** Days for which what nobody has to approve can be said afterwards, and what proves time off is asked for. */
  daysBack: 31,
  /** Days after which "ill today", said without a connection, is not taken for that day any more. */
  sickDaysBack: 2,
} as const;

export const timeOffUnits = ['days', 'hours'] as const;
export const timeOffUnit = z.enum(timeOffUnits);

export const timeOffStatuses = ['pending', 'approved', 'refused', 'withdrawn', 'cancelled'] as const;
export const timeOffStatus = z
  .enum(timeOffStatuses)
  .describe('WITHDRAWN: by the employee. CANCELLED: by an administrator.');

/** What an entry of a balance is of. */
export const timeOffEntryKinds = [
  'carried_over',
  'granted',
  'accrued',
  'taken',
  'pending',
  'expired',
  'corrected',
] as const;
export const timeOffEntryKind = z
  .enum(timeOffEntryKinds)
  .describe(
    'PENDING: asked for and not decided; a second entry takes it back. Both CARRIED_OVER of a year cancel out.',
  );

/** What a planner says of a type in one word each; the table has columns of these names. */
export const timeOffTypeDetails = z.object({
  name: text(60),
  is_paid: z.boolean().optional(),
  unit: timeOffUnit.optional().describe('In what it is counted. Default: days.'),
  needs_approval: z.boolean().optional().describe('Else what is asked for is so at once. Default: true.'),
  needs_second_approval: z.boolean().optional().describe('Another administrator approves it, too. Default: false.'),
  needs_document: z
    .boolean()
    .optional()
    .describe(
      'A request is approved with a file that proves it; of what is so at once, the file is asked for afterwards. Default: false.',
    ),
  notice_days: z.int().min(0).max(365).optional().describe('So many days ahead it is asked for, at least. Default: 0.'),
  is_sick: z.boolean().optional().describe('What “sick today” takes; one of a company at most.'),
  is_active: z.boolean().optional().describe('Can be asked for. Default: true.'),
});

const units = money(6).refine((amount) => Number(amount) >= 0, refusal('min_value', { min: '0' }));

/** What is left out of an update stays as it is. */
export const timeOffTypeUpdate = timeOffTypeDetails.extend({
  monthly_accrual: units.optional().describe('What every employee gets on the first of a month. Default: 0.'),
  carry_over_limit: units
    .nullable()
    .optional()
    .describe('What is left at the end of a year and above it expires; null: nothing.'),
});

/** A type stays with its company. */
export const timeOffTypeInput = timeOffTypeUpdate.extend({ company: companyOfNew });

export const timeOffTypePatch = timeOffTypeUpdate.partial().describe('What is left out stays as it is.');

export const timeOffType = z.object({
  id: key,
  company: key,
  ...answered(timeOffTypeDetails).shape,
  monthly_accrual: decimal,
  carry_over_limit: decimal.nullable(),
});

export const timeOffTypeOrdering = ['name'] as const;
export const timeOffTypeListFilter = z.object({ company: companyFilter });

/** Days or hours off: asked for, or entered by an administrator. */
export const timeOff = z.object({
  id: key,
  company: key,
  employee: key,
  employee_name: z.string(),
  type: key,
  type_name: z.string(),
  unit: timeOffUnit,
  ...answeredStretch.shape,
  amount: decimal.describe('In its unit: what it takes from the balance.'),
  reason: z.string(),
  status: timeOffStatus,
  answer: z.string().describe('What who decided it says.'),
  is_approved_once: z.boolean().describe('Another administrator has to approve it still.'),
  suggested_from: z.iso.date().nullable().describe('Other days, by who refused it.'),
  suggested_until: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  file_name: z.string().nullable().describe('Of what proves it, such as a doctor’s note.'),
  lacks_document: z
    .boolean()
    .describe(
      `It needs a file that proves it, and has none. Of what is approved, it is asked for until ${timeOffLimits.daysBack} days after the last.`,
    ),
  shifts: z.int().describe('Of theirs at that time, as they are planned now.'),
});

export const timeOffOrdering = ['from_day', 'created_at', 'employee_name'] as const;

export const timeOffListFilter = z.object({
  company: companyFilter,
  employee: filter(id),
  type: filter(id),
  status: filter(timeOffStatus),
  from: filter(isoDate).describe('Not over before that day.'),
  until: filter(isoDate).describe('Begun by that day.'),
});

const asked = stretch.extend({ type: reference, reason: optionalText(500) });
const notTooLong = <T extends z.ZodType<{ from_day: string; until_day: string }>>(input: T): T =>
  input.refine(({ from_day, until_day }) => daysFrom(from_day, until_day) <= timeOffLimits.days, {
    path: ['until_day'],
    ...refusal('days_too_many', { max: timeOffLimits.days }),
  });

/** `POST /planner/employees/me/time-off/`. */
export const timeOffInput = notTooLong(stretchInOrder(asked));

/** `POST /planner/employees/me/time-off/sick/`. */
export const sickToday = z.object({ waited_seconds: waitedSeconds });

/** `POST /planner/time-off/`: approved at once. */
export const timeOffEntered = notTooLong(stretchInOrder(asked.extend({ employee: reference })));

/** What who decides says to it. */
export const timeOffAnswer = z.object({ answer: optionalText(500) });

/** The same of what is refused, with other days that would be possible. */
export const timeOffRefusal = timeOffAnswer
  .extend({ suggested_from: isoDate.optional(), suggested_until: isoDate.optional() })
  .superRefine(({ suggested_from: from, suggested_until: until }, context) => {
    if (from === undefined && until === undefined) return;
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (from === undefined) wrong('suggested_from', sentences.required);
    else if (until === undefined) wrong('suggested_until', sentences.required);
    else if (until < from) wrong('suggested_until', sentences.last_day_before_first);
  });

/** Somebody who is away then, too. */
export const alsoAway = z.object({
  employee: key,
  employee_name: z.string(),
  type_name: z.string(),
  status: timeOffStatus,
  ...answeredStretch.shape,
});

/** A shift that nobody would work. */
export const uncoveredShift = z.object({
  id: key,
  client_name: z.string(),
  location_name: z.string().nullable(),
  title: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  time_zone: z.string(),
});

/** What comes of it when somebody is off: by which to decide. */
export const timeOffImpact = z.object({
  shifts: z.array(uncoveredShift).describe('Of theirs at that time.'),
  away: z.array(alsoAway).describe('Who else is off at that time, or asks to be.'),
  balance: decimal.describe('Of its type as it stands, this one counted.'),
});

/** An entry of the ledger, which is only added to. */
export const timeOffEntry = z.object({
  id: key,
  employee: key,
  type: key,
  type_name: z.string(),
  unit: timeOffUnit,
  kind: timeOffEntryKind,
  amount: decimal,
  day: z.iso.date().describe('To which day it belongs.'),
  reason: z.string(),
  time_off: key.nullable(),
  created_at: z.iso.datetime(),
});

export const timeOffLedgerFilter = z.object({
  employee: reference,
  type: filter(id),
  kind: filter(timeOffEntryKind),
});
export const myTimeOffLedgerFilter = timeOffLedgerFilter.omit({ employee: true });

export const timeOffLedgerOrdering = ['day'] as const;

/** `POST /planner/time-off/ledger/`. */
export const timeOffEntryInput = z
  .object({
    employee: reference,
    type: reference,
    kind: z.enum(['granted', 'corrected']),
    amount: money(6).refine((amount) => Number(amount) !== 0, { message: sentences.required }),
    reason: optionalText(500).describe('A correction has one.'),
  })
  .refine(({ kind, reason }) => kind !== 'corrected' || Boolean(reason), {
    path: ['reason'],
    message: sentences.required,
  });

/** How much of a type somebody has. The numbers are those of this year and of what is to come; what was before is carried over. */
export const timeOffBalance = z.object({
  type: key,
  type_name: z.string(),
  unit: timeOffUnit,
  is_paid: z.boolean(),
  is_sick: z.boolean(),
  needs_approval: z.boolean(),
  needs_document: z.boolean(),
  notice_days: z.int(),
  is_counted: z.boolean().describe('Something is granted or accrued of it: that much can be taken.'),
  carried_over: decimal,
  granted: decimal,
  accrued: decimal,
  taken: decimal,
  pending: decimal,
  expired: decimal,
  corrected: decimal,
  balance: decimal.describe('The sum of these.'),
});

/** From a day until another, both counted. */
const daysFrom = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * What a stretch takes from a balance, in hundredths. Counted in days, a day with a time is half of one. Counted in hours, a whole day is
 * {@link timeOffLimits.dayHours}, as is what is longer of another.
 */
export function timeOffAmount(
  unit: (typeof timeOffUnits)[number],
  { from_day, from_time, until_day, until_time }: z.infer<typeof stretch>,
): number {
  const count = daysFrom(from_day, until_day);
  const part = (from: string | null | undefined, until: string | null | undefined): number => {
    if (!from && !until) return unit === 'days' ? 100 : timeOffLimits.dayHours * 100;
    if (unit === 'days') return 50;
    const length = minutes(until ?? '24:00') - minutes(from ?? '00:00');
    return Math.round((Math.min(length, timeOffLimits.dayHours * 60) / 60) * 100);
  };
  if (count === 1) return part(from_time, until_time);
  return part(from_time, null) + (count - 2) * part(null, null) + part(null, until_time);
}

export type TimeOffType = z.infer<typeof timeOffType>;
export type TimeOffTypeInput = z.infer<typeof timeOffTypeInput>;
export type TimeOffTypePatch = z.infer<typeof timeOffTypePatch>;
export type TimeOffTypeListFilter = z.infer<typeof timeOffTypeListFilter>;
export type TimeOff = z.infer<typeof timeOff>;
export type TimeOffStatus = z.infer<typeof timeOffStatus>;
export type TimeOffListFilter = z.infer<typeof timeOffListFilter>;
export type SickToday = z.infer<typeof sickToday>;
export type TimeOffInput = z.infer<typeof timeOffInput>;
export type TimeOffEntered = z.infer<typeof timeOffEntered>;
export type TimeOffImpact = z.infer<typeof timeOffImpact>;
export type TimeOffEntry = z.infer<typeof timeOffEntry>;
export type TimeOffEntryKind = z.infer<typeof timeOffEntryKind>;
export type TimeOffEntryInput = z.infer<typeof timeOffEntryInput>;
export type TimeOffBalance = z.infer<typeof timeOffBalance>;
export type TimeOffLedgerFilter = z.infer<typeof timeOffLedgerFilter>;
export type TimeOffDecision = z.infer<typeof timeOffRefusal>;
