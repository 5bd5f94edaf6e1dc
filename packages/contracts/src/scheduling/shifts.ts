import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { id, isoDateTime } from '../rest/index.ts';
import { blankable, companyFilter, filter } from './fields.ts';
import { timeZone } from './time-zone.ts';

/** `missed` is set by the service alone (readings.md); see {@link chosenShiftStatuses}. */
export const shiftStatuses = ['scheduled', 'in_progress', 'completed', 'missed', 'cancelled'] as const;

/** What an administrator may set; any may move to any other (scheduling.md §4). */
export const chosenShiftStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const;

/** A shift as its employee sees it (scheduling.md §3, employee portal view). */
export const portalShift = z.object({
  id: z.int(),
  /** The day on which it starts, in the time zone asked for, else its own: `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** IANA name: its location's zone, else its client's, else its company's. */
  time_zone: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  status: z.enum(shiftStatuses),
  /** The client's further location; null is the client's own address. */
  location_name: z.string().nullable(),
  client_name: z.string(),
  notes: z.string(),
  checked_in: z.boolean(),
  checked_out: z.boolean(),
  checked_in_at: z.iso.datetime().nullable(),
  checked_out_at: z.iso.datetime().nullable(),
  /** Dollars an hour, two places. */
  hourly_pay_rate: z.string(),
  /**
   * Hours that are paid, at most six decimals: from check-in to check-out where both exist, else from start to end.
   * A number, as it is a measure and not money.
   */
  duration_hours: z.number(),
  /** Dollars, two places: `hourly_pay_rate` × the exact hours, rounded once, half up. Show this; do not multiply. */
  pay: z.string(),
});

/** A shift as administrators see it (scheduling.md §3, admin view), with what its employee sees. */
export const shift = portalShift.extend({
  company: z.int(),
  title: z.string(),
  /** The same as `client_id`; likewise `location` and `employee`. */
  client: z.int(),
  client_id: z.int(),
  /** One line: street, city, state and zip code. */
  client_address: z.string(),
  client_contact_person: z.string(),
  client_phone: z.string(),
  location: z.int().nullable(),
  location_id: z.int().nullable(),
  location_address: z.string().nullable(),
  employee: z.int(),
  employee_id: z.int(),
  employee_name: z.string(),
  employee_email: z.string(),
  employee_phone: z.string(),
  allow_overlap: z.boolean(),
  created_at: z.iso.datetime(),
});

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

/** An instant, or a day: in the time zone asked for, else in each shift's own. */
const instantOrDay = z.union([z.iso.date(), isoDateTime], messages.datetime);

/**
 * scheduling.md §7, `GET /planner/shifts/`. `start_after` keeps what starts then or later; `end_before` what ends then
 * or earlier. Days are those on which shifts start: `end_before` keeps a night shift that started on its day.
 */
export const shiftListFilter = z.object({
  company: companyFilter,
  client: filter(id),
  employee: filter(id),
  status: filter(z.enum(shiftStatuses)),
  start_after: filter(instantOrDay),
  end_before: filter(instantOrDay),
  timezone: filter(timeZone),
});

/** scheduling.md §5, Shift form. */
export const endBeforeStart = 'End time must be after start time';

/**
 * scheduling.md §5, Shift form; what an update leaves out stays as it was. `location` null is the client's own address.
 * `allow_overlap` permits another shift of the employee at the same time (readings.md).
 */
export const shiftInput = z.object({
  title: blankable(200),
  client: id,
  location: id.nullable().optional(),
  employee: id,
  start_time: isoDateTime,
  end_time: isoDateTime,
  status: z.enum(chosenShiftStatuses).optional(),
  notes: blankable(10_000),
  allow_overlap: z.boolean().optional(),
});

export const shiftPatch = shiftInput.partial();

/** `POST /planner/shifts/check_in_out/`. */
export const checkInOut = z.object({ shift_id: id, action: z.enum(['check_in', 'check_out']) });

/**
 * scheduling.md §4, portal shift filters: `upcoming` = dated today or later and not cancelled; `past` = dated before
 * today, or completed or missed.
 */
export const portalShiftFilters = ['upcoming', 'past', 'all'] as const;

/** Query of an employee's own shifts. "Today" and dates are those of `timezone`, else of each shift's place. */
export const portalShiftQuery = z.object({
  employee: filter(id),
  filter: filter(z.enum(portalShiftFilters)),
  timezone: filter(timeZone),
});

/** Columns that `ordering` of an employee's own shifts may name. */
export const portalShiftOrdering = ['start_time', 'end_time', 'status'] as const;

export type ShiftStatus = (typeof shiftStatuses)[number];
export type Shift = z.infer<typeof shift>;
export type ShiftListFilter = z.infer<typeof shiftListFilter>;
export type ShiftInput = z.infer<typeof shiftInput>;
export type ShiftPatch = z.infer<typeof shiftPatch>;
export type CheckInOut = z.infer<typeof checkInOut>;
export type PortalShift = z.infer<typeof portalShift>;
export type PortalShiftFilter = (typeof portalShiftFilters)[number];
export type PortalShiftQuery = z.infer<typeof portalShiftQuery>;
