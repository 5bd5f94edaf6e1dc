import { z } from 'zod';
import { answered, decimal, isoDateTime, key } from '../rest/index.ts';
import { clientStatus, location } from './clients.ts';
import { employeeStatus } from './employees.ts';
import { companyFilter } from './fields.ts';
import { planningRules } from './planning.ts';
import { availabilityRule } from './portal.ts';
import { timeOffStatus } from './time-off.ts';
import { datedAvailability, unavailability, wishKind } from './unavailability.ts';
import { shift, shiftDetails } from './shifts.ts';

/** The longest range of a schedule: the six weeks that a month may touch, on the clocks of all zones. */
export const maxScheduleDays = 44;

/** What `schedule(company, from, to)` refuses. */
export const scheduleSentences = {
  endsBeforeStart: 'The end must be after the start.',
  tooLong: `Ask for at most ${maxScheduleDays} days.`,
  tooMany: 'There are too many shifts in this range. Ask for fewer days.',
} as const;

/** Two instants: what runs at some time between them. */
export const scheduleQuery = z
  .object({
    company: companyFilter.describe('Default: the working company.'),
    from: isoDateTime.describe('With an offset.'),
    to: isoDateTime.describe('With an offset.'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: scheduleSentences.endsBeforeStart })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxScheduleDays * 86_400_000, {
    path: ['to'],
    message: scheduleSentences.tooLong,
  });

export const scheduleShift = shift
  .pick({
    id: true,
    client_id: true,
    location_id: true,
    employee_id: true,
    start_time: true,
    end_time: true,
    status: true,
    pay: true,
    is_draft: true,
    published_at: true,
    confirmed_at: true,
  })
  .extend({
    ...answered(shiftDetails).shape,
    post_id: key.nullable().describe('The post that it fills.'),
    /** As `duration_hours` elsewhere. */
    hours: z.number().describe('Hours that are paid.'),
    series_id: key.nullable().describe('Shifts that repeat by the same rule have the same.'),
  })
  .describe('Names stand in the schedule once, not in every shift.');

/** As much of a shift as rules look at. */
export const scheduleNeighbour = scheduleShift
  .pick({
    id: true,
    client_id: true,
    location_id: true,
    employee_id: true,
    start_time: true,
    end_time: true,
    status: true,
    allow_overlap: true,
  })
  .describe('A shift shortly before or after the range: rest, weeks and days in a row go on across its ends.');

type Columns<Shape extends z.core.$ZodShape> = z.ZodObject<{ [Field in keyof Shape]: z.ZodArray<Shape[Field]> }>;

/** Rows as one list for each field: they name no field again and again, and GraphQL writes each list whole. */
export function inColumns<Shape extends z.core.$ZodShape>({ shape }: z.ZodObject<Shape>): Columns<Shape> {
  const lists = Object.entries(shape).map(([field, type]) => [field, z.array(type).meta({ format: 'column' })]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets which field has which type
  return z.object(Object.fromEntries(lists)) as Columns<Shape>;
}

export const scheduleShiftColumns = inColumns(scheduleShift).describe('One list for each field of the shifts.');

export const scheduleNeighbourColumns = inColumns(scheduleNeighbour).describe(
  'One list for each field of the neighbours.',
);

export const scheduleColumns = z
  .object({ shifts: scheduleShiftColumns, neighbours: scheduleNeighbourColumns })
  .describe('The same shifts and neighbours as lists of fields: for grids of a large firm, which read thousands.');

export const scheduleName = z.object({ id: key, name: z.string() });

export const scheduleAvailability = availabilityRule.omit({ id: true });

export const scheduleUnavailability = unavailability.omit({ id: true, reason: true }).extend({
  time_off: timeOffStatus
    .nullable()
    .describe('APPROVED: they are off. PENDING: they ask to be. Null: they cannot work.'),
  type_name: z.string().nullable().describe('Of time off.'),
});

export const scheduleWish = datedAvailability.omit({ reason: true }).extend({ kind: wishKind });

export const scheduleLicense = z.object({
  qualification: key,
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});

export const hoursBeyond = z.object({
  period: z
    .string()
    .describe('A year `2026`, a month `2026-03`, a week by its Monday, or a Sunday on which they work, `2026-03-01`.'),
  hours: z.number(),
});

export const scheduleEmployee = scheduleName
  .extend({
    status: employeeStatus,
    is_invited: z.boolean().describe('They have not registered yet, and can be planned all the same.'),
    hourly_rate: decimal.describe('Dollars an hour, two places.'),
    qualifications: z.array(key).describe('Those of the schedule that they hold.'),
    availability: z.array(scheduleAvailability),
    unavailability: z.array(scheduleUnavailability).describe('Days on which they cannot work.'),
    wishes: z.array(scheduleWish).describe('When in the range they would rather work, or rather not.'),
    licenses: z.array(scheduleLicense).describe('When what expires is good.'),
    beyond: z
      .array(hoursBeyond)
      .describe('What they work beside shifts and neighbours, as far as rules of the company look at it.'),
  })
  .describe('Who is active or invited, or has a shift in the range.');

const ownZone = z.string().nullable().describe('IANA name; null is that of what it belongs to.');

const asked = z.array(key).describe('Qualifications of the schedule that it asks for.');

const { week_budget, week_hours } = location.shape;

export const scheduleLocation = scheduleName.extend({
  time_zone: ownZone,
  required_qualifications: asked,
  week_budget,
  week_hours,
});

export const scheduleClient = scheduleName
  .extend({
    status: clientStatus,
    time_zone: ownZone,
    required_qualifications: asked,
    week_budget,
    week_hours,
    locations: z.array(scheduleLocation),
  })
  .describe('A client who is active, or has a shift in the range.');

export const schedule = z
  .object({
    company: scheduleName,
    time_zone: z.string().describe('IANA name of the zone whose days the schedule has.'),
    employees: z.array(scheduleEmployee),
    clients: z.array(scheduleClient),
    qualifications: z.array(scheduleName),
    shifts: z.array(scheduleShift).describe('In the order of their start.'),
    neighbours: z.array(scheduleNeighbour).describe('In the order of their start.'),
    columns: scheduleColumns,
    withdrawn: z.array(scheduleShift).describe('Deleted in the plan, and still published: as it was.'),
    rules: planningRules,
    unpublished: z
      .int()
      .nullable()
      .describe('How many shifts are not as published, of all days; null where the company publishes at once.'),
    week_budget: z.int().nullable().describe('Dollars that the shifts of a week may cost; null: none is kept to.'),
  })
  .describe('What runs at some time of a range, and who and where could be planned.');

export type Schedule = z.infer<typeof schedule>;
export type ScheduleQuery = z.infer<typeof scheduleQuery>;
export type ScheduleShift = z.infer<typeof scheduleShift>;
export type ScheduleNeighbour = z.infer<typeof scheduleNeighbour>;
export type ScheduleColumns = z.infer<typeof scheduleColumns>;
export type ScheduleEmployee = z.infer<typeof scheduleEmployee>;
export type ScheduleClient = z.infer<typeof scheduleClient>;
