import type { ScheduleQuery, WishKind } from '../../generated/graphql.ts';
import type { Budget } from '../demand/figures.ts';
import type { RowOf } from './columns.ts';
import type { PostRow } from './gaps.ts';

type Answered = ScheduleQuery['schedule'];

export type ScheduledShift = RowOf<Answered['columns']['shifts']>;
/** A shift outside of the days that are shown, which rules look at. */
export type Neighbour = RowOf<Answered['columns']['neighbours']>;

/** The answer with its columns as rows. */
export interface Schedule extends Omit<Answered, 'columns' | 'withdrawn'> {
  shifts: ScheduledShift[];
  /** Deleted in the plan, and cancelled for their employees when that is published. */
  withdrawn: ScheduledShift[];
  neighbours: Neighbour[];
}

export type ScheduledEmployee = Schedule['employees'][number];

/** Where a shift is: a client's location, or the client's own address. */
export interface Site {
  clientId: string;
  locationId: string | null;
}

/** Rows are employees, or the sites or posts at which they are; the first is the default. */
export const rowKinds = ['employees', 'sites', 'posts'] as const;

export type By = (typeof rowKinds)[number];

/** A shift in a cell. */
export interface Placed {
  shift: ScheduledShift;
  /** It began before this day, and counts there. */
  continues: boolean;
  /** A filter is for others; it stays in sight, because who works there is not free. */
  isGhost: boolean;
  /** It is deleted in the plan, and still published. */
  isWithdrawn: boolean;
  /** Where in the day it starts and ends, from 0 to 1. */
  from: number;
  to: number;
}

export interface Sums {
  hours: number;
  /** Cents. */
  cost: number;
  overtime: number;
}

export interface Row {
  id: string;
  name: string;
  /** Below the name: qualifications, or nothing. */
  detail: string;
  employee: ScheduledEmployee | undefined;
  site: Site | undefined;
  /** What a post at the site asks for, and its gaps. */
  post: PostRow | undefined;
  /** One list for each day. */
  cells: readonly (readonly Placed[])[];
  sums: Sums;
  /** Of a site in these days. */
  budget: Budget | undefined;
}

/** What would become of a change. */
export interface Verdict {
  kind: 'ok' | 'warns' | 'refuses';
  /** In sentences for the reader; none where nothing stands against it. */
  reasons: readonly string[];
  /** What who gets it said of that time: no rule, and nothing that stands against it. */
  wish?: WishKind | undefined;
}
