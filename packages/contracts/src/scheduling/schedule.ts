import { z } from 'zod';
import { isoDateTime } from '../rest/index.ts';
import { clientStatuses } from './clients.ts';
import { employeeStatuses } from './employees.ts';
import { companyFilter } from './fields.ts';
import { availabilityRule } from './portal.ts';
import { shift } from './shifts.ts';

/** The longest range of a schedule: two weeks, with the week before and the week after for rules that look beyond. */
export const maxScheduleDays = 32;

/** What `schedule(company, from, to)` refuses. */
export const scheduleSentences = {
  endsBeforeStart: 'The end must be after the start.',
  tooLong: `Ask for at most ${maxScheduleDays} days.`,
  tooMany: 'There are too many shifts in this range. Ask for fewer days.',
} as const;

/** Two instants: what runs at some time between them. `company` is the working company unless given. */
export const scheduleQuery = z
  .object({ company: companyFilter, from: isoDateTime, to: isoDateTime })
  .refine(({ from, to }) => from < to, { path: ['to'], message: scheduleSentences.endsBeforeStart })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxScheduleDays * 86_400_000, {
    path: ['to'],
    message: scheduleSentences.tooLong,
  });

/** A shift as a schedule shows it; names of its client and employee stand once in the schedule. */
export const scheduleShift = shift
  .pick({
    id: true,
    title: true,
    client_id: true,
    location_id: true,
    employee_id: true,
    start_time: true,
    end_time: true,
    status: true,
    notes: true,
    allow_overlap: true,
    pay: true,
  })
  .extend({
    /** Hours that are paid, as `duration_hours` elsewhere. */
    hours: z.number(),
  });

const named = z.object({ id: z.int(), name: z.string() });

/** An active employee, or one with a shift in the range. */
export const scheduleEmployee = named.extend({
  status: z.enum(employeeStatuses),
  /** Dollars an hour, two places. */
  hourly_rate: z.string(),
  /** Ids. */
  qualifications: z.array(z.int()),
  availability: z.array(availabilityRule.omit({ id: true })),
});

/** An active client, or one with a shift in the range. */
export const scheduleClient = named.extend({ status: z.enum(clientStatuses), locations: z.array(named) });

export const schedule = z.object({
  company: named,
  /** IANA name of the zone whose days the schedule has. */
  time_zone: z.string(),
  employees: z.array(scheduleEmployee),
  clients: z.array(scheduleClient),
  qualifications: z.array(named),
  /** In the order of their start. */
  shifts: z.array(scheduleShift),
});

export type Schedule = z.infer<typeof schedule>;
export type ScheduleQuery = z.infer<typeof scheduleQuery>;
export type ScheduleShift = z.infer<typeof scheduleShift>;
export type ScheduleEmployee = z.infer<typeof scheduleEmployee>;
export type ScheduleClient = z.infer<typeof scheduleClient>;
