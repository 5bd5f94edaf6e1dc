import { fault, type Fault } from '@portfolio/contracts/errors';
import { shiftInput } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import type { ChosenShiftStatus, NewShift, ShiftStatus } from '../generated/graphql.ts';
import { instantOf, isSkipped, localTime } from '../shared/times/local-time.ts';
import type { WholeShift } from './shifts.graphql.ts';

/** What a planner says of a shift beside who works it, where and when, and how far it is. */
type Detail = Exclude<
  keyof NewShift,
  'client' | 'location' | 'post' | 'employee' | 'startTime' | 'endTime' | 'status' | 'overrideReason'
>;

const noDetails = { title: '', notes: '', allowOverlap: false } satisfies Record<Detail, unknown>;

type Details = typeof noDetails;

export const detailsOf = (shift: Details): Details =>
  Object.fromEntries(Object.keys(noDetails).map((name) => [name, shift[name as Detail]])) as Details;

/** What the form holds. Times are those of `datetime-local` controls, on the clock of a zone. */
export interface ShiftValues extends Details {
  client: string;
  /** Blank is the main location. */
  location: string;
  /** The post there that it fills; blank is none. */
  post: string;
  employee: string;
  startTime: string;
  endTime: string;
  status: ShiftStatus;
  /** Why it is planned although a license is not valid then; blank where none is needed. */
  overrideReason: string;
  /** Whether it is one of a series. */
  repeats: boolean;
  /** Those that follow in its series are changed alike. */
  following: boolean;
  /** IANA name: where the shift is worked. Follows from client and location; blank until they are known. */
  zone: string;
}

/** scheduling.md §9: "new shift scheduled". */
export const newShift = (given: Partial<ShiftValues>): ShiftValues => ({
  ...noDetails,
  client: '',
  location: '',
  post: '',
  employee: '',
  startTime: '',
  endTime: '',
  status: 'SCHEDULED',
  overrideReason: '',
  repeats: false,
  following: false,
  zone: '',
  ...given,
});

/** What a planner says of a shift; hours and pay follow from it. */
export type PlannedField =
  | Detail
  | 'clientId'
  | 'locationId'
  | 'postId'
  | 'employeeId'
  | 'startTime'
  | 'endTime'
  | 'status';

/** As much of a shift as the form needs. */
type PlannedShift = Pick<WholeShift, PlannedField>;

export const valuesOf = (shift: PlannedShift & Partial<Pick<WholeShift, 'series'>>, zone: string): ShiftValues => ({
  ...detailsOf(shift),
  client: shift.clientId,
  location: shift.locationId ?? '',
  post: shift.postId ?? '',
  employee: shift.employeeId,
  startTime: localTime(shift.startTime, zone),
  endTime: localTime(shift.endTime, zone),
  status: shift.status,
  overrideReason: '',
  repeats: Boolean(shift.series),
  following: false,
  zone,
});

/** Lengths of what is free text, as the server limits them; the rest is {@link faultsIn}. */
export const textSchema = z.object({ title: shiftInput.shape.title, notes: shiftInput.shape.notes });

const skipped: Fault = { code: 'skipped_time', params: {}, message: 'The clock leaps over this time on that day.' };

const timeFault = (time: string, zone: string): Fault | undefined => {
  if (time === '') return fault('required');
  return isSkipped(time, zone) ? skipped : undefined;
};

/** scheduling.md §5, Shift form. */
export function faultsIn({ client, employee, startTime, endTime }: ShiftValues, zone: string) {
  const [start, end] = [instantOf(startTime, zone), instantOf(endTime, zone)];
  const endsEarly = start !== undefined && end !== undefined && end <= start;
  return {
    client: client === '' ? fault('required') : undefined,
    employee: employee === '' ? fault('required') : undefined,
    startTime: timeFault(startTime, zone),
    endTime: timeFault(endTime, zone) ?? (endsEarly ? fault('ends_before_start') : undefined),
  };
}

/** Missed is the service's own status, which nobody chooses. */
export const chosen = (status: ShiftStatus): ChosenShiftStatus | undefined =>
  status === 'MISSED' ? undefined : status;

/**
 * The values as they are sent. "Empty means the main location and is sent as null" (scheduling.md §5). A time that was not
 * touched keeps its instant, of which a clock that is put back shows two.
 */
export function inputOf(values: ShiftValues, zone: string, before?: PlannedShift): NewShift {
  const { client, location, post, employee, startTime, endTime, status, overrideReason } = values;
  const instant = (time: string, known: string | undefined) =>
    known !== undefined && localTime(known, zone) === time ? known : (instantOf(time, zone) ?? '');
  return {
    ...detailsOf(values),
    client,
    location: location || null,
    post: post || null,
    employee,
    startTime: instant(startTime, before?.startTime),
    endTime: instant(endTime, before?.endTime),
    // Missed is the service's own: it stays unless another status is chosen.
    ...(chosen(status) && { status: chosen(status) }),
    ...(overrideReason && { overrideReason }),
  };
}
