import type {
  AvailabilityRule,
  PlanningRules,
  RuleSeverity,
  ShiftStatus,
  Unavailability,
  WishKind,
} from '@portfolio/contracts/scheduling';
import type { Validity } from './licenses.ts';

/** Numbers over REST, strings over GraphQL, anything unique for a shift that is not saved yet. */
export type Id = number | string;

export interface PlannedShift {
  id: Id;
  employee: Id;
  /** ISO 8601. */
  start_time: string;
  end_time: string;
  /** IANA name of the place: on whose day it starts. */
  time_zone: string;
  status: ShiftStatus;
  allow_overlap: boolean;
  /** What its place asks of employees; none when left out. */
  qualifications?: readonly Qualification[];
  /** Which place it is; ways between places count where it is told. */
  place?: string;
}

export interface Qualification {
  id: Id;
  name: string;
}

/** Days on which somebody can't work. */
export interface DatedAbsence extends Omit<Unavailability, 'id' | 'reason'> {
  /** They are off then, which refuses whatever the rules say, or have asked to be, of which is warned; null: they just said so. */
  time_off?: 'approved' | 'pending' | null;
}

/** Days on which somebody would rather work, or rather not. */
export interface DatedWish extends Omit<Unavailability, 'id' | 'reason'> {
  kind: WishKind;
}

/** A year `2026`, a month `2026-03`, a week by its Monday or a Sunday on which somebody works, `2026-03-01`. */
export interface HoursBeyond {
  period: string;
  hours: number;
}

export interface PlannedEmployee {
  id: Id;
  /** With their licenses where they expire and it is known when. */
  qualifications: readonly { id: Id; licenses?: readonly Validity[] | null }[];
  /** Without any, they can always work. */
  availability: readonly Omit<AvailabilityRule, 'id'>[];
  /** By date, whatever they offer in a normal week. */
  unavailability?: readonly DatedAbsence[];
  /** No rule knows them: who chooses between people does. */
  wishes?: readonly DatedWish[];
  /** What they work beside the shifts of the plan, as far as rules look at more than those. */
  beyond?: readonly HoursBeyond[];
  /** IANA name: whose clock availability means; their company's. */
  time_zone: string;
}

export interface Plan {
  /** Those of a range, and a week around it, so that rest, weeks and days in a row are whole. */
  shifts: readonly PlannedShift[];
  /** Whoever is left out is taken to be qualified and available. */
  employees: readonly PlannedEmployee[];
  rules: PlanningRules;
  /**
   * Shifts that are being planned now, not saved yet as they are. What speaks against these alone is told, and an overlap is refused
   * unless they themselves permit it. Without, of all shifts, and the permission of either is enough.
   */
  planned?: ReadonlySet<Id>;
}

type Severity = Exclude<RuleSeverity, 'off'>;

/** What each code comes with besides the shift. Instants are ISO 8601, days `YYYY-MM-DD`. */
interface Parameters {
  /** Both at once from `from` until `until`. */
  overlap: { other: Id; from: string; until: string };
  /** The first stretch outside. */
  outside_availability: { from: string; until: string };
  /** The first stretch of the shift in time off: a refusal where that is approved, a warning while it is asked for. */
  time_off: { from: string; until: string };
  qualification_missing: { qualifications: readonly Qualification[] };
  /** Held, but not good on `first`, a day of the shift. */
  license_expired: { qualifications: readonly Qualification[]; first: string };
  /** Between this and the other shift. */
  short_rest: { other: Id; hours: number; limit: number };
  /** `week` is its Monday; a shift counts whole in the week in which it starts. */
  week_hours: { week: string; hours: number; limit: number };
  days_in_row: { first: string; last: string; days: number; limit: number };
  short_shift: { hours: number; limit: number };
  /** `first` is the first day of the month, or the year; a shift counts whole in that in which it starts. */
  month_hours: { first: string; hours: number; limit: number };
  year_hours: { first: string; hours: number; limit: number };
  /** Of the weeks in a row, with that of the shift, in which they work most; from a Monday until a Sunday. */
  average_hours: { first: string; last: string; hours: number; limit: number };
  /** Sundays of a month on which they do not work at all, told of those on which they do. */
  few_sundays: { first: string; days: number; limit: number };
}

export type ConflictCode = keyof Parameters;

/** Something that speaks against a shift. A refusal cannot be saved. */
export type Conflict = {
  [Code in ConflictCode]: { code: Code; severity: Severity; shift: Id } & Parameters[Code];
}[ConflictCode];

/** A shift with its times as numbers, counted once. */
export interface Timed {
  shift: PlannedShift;
  /** Milliseconds. */
  start: number;
  end: number;
}
