import { z } from 'zod';
import { id } from '../rest/index.ts';
import { timezones } from './constants.ts';
import { filter } from './fields.ts';

/** `missed` is set by the service alone (readings.md); administrators choose among the others. */
export const shiftStatuses = ['scheduled', 'in_progress', 'completed', 'missed', 'cancelled'] as const;

/** A shift as its employee sees it (scheduling.md §3, employee portal view). */
export const portalShift = z.object({
  id: z.int(),
  /** The day on which it starts, in the time zone asked for: `YYYY-MM-DD`. */
  date: z.iso.date(),
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

/**
 * scheduling.md §4, portal shift filters: `upcoming` = dated today or later and not cancelled; `past` = dated before
 * today, or completed or missed.
 */
export const portalShiftFilters = ['upcoming', 'past', 'all'] as const;

/** Query of an employee's own shifts. "Today" and dates are those of `timezone`. */
export const portalShiftQuery = z.object({
  employee: filter(id),
  filter: filter(z.enum(portalShiftFilters)),
  timezone: filter(z.enum(timezones)),
});

/** Columns that `ordering` of an employee's own shifts may name. */
export const portalShiftOrdering = ['start_time', 'end_time', 'status'] as const;

export type ShiftStatus = (typeof shiftStatuses)[number];
export type PortalShift = z.infer<typeof portalShift>;
export type PortalShiftFilter = (typeof portalShiftFilters)[number];
export type PortalShiftQuery = z.infer<typeof portalShiftQuery>;
