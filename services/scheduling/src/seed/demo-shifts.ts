import { fromDate, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date';
import type { ShiftStatus } from '@portfolio/contracts/scheduling';
import type { DemoEmployee } from './demo.types.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Eight weeks. */
const firstDay = -28;
const lastDay = 27;
/** The days on which a strain shows, so that what the planner sees first has a few warnings, and not all has. */
const strained = { from: -3, to: 10 };

export interface DemoShift {
  start_time: Date;
  end_time: Date;
  status: ShiftStatus;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
  created_at: Date;
  /** Chooses client and location: any integer, taken modulo their number. */
  turn: number;
}

export interface Circumstances {
  now: Date;
  /** Of the company: whose days are counted. */
  timeZone: string;
  /** Of the place that a turn chooses: there the day begins at the same hour, whatever the clocks do. */
  zoneOf: (turn: number) => string;
  /** Whether they are the demo account, whose shift of today has just begun and waits for check-in. */
  signsIn: boolean;
}

/**
 * Eight weeks of one employee's shifts around `now`: five days of work, two off, in a rhythm of their own, so that a
 * week's roster is never empty. What has ended is completed, with a few missed and cancelled; who should be at work is
 * checked in, but for a few who are late; the same for the same now.
 * @param place the employee's number within the company
 */
export function demoShifts(
  employee: DemoEmployee,
  place: number,
  { now, timeZone, zoneOf, signsIn }: Circumstances,
): DemoShift[] {
  const today = toCalendarDate(fromDate(now, timeZone));
  const startOn = (date: CalendarDate, at: number, zone: string) =>
    toZoned(date, zone).set({ hour: at }).toDate().getTime();
  return daysOf(employee, place).map((number) => {
    const turn = place * 31 + (number - firstDay) * 7;
    const isToday = signsIn && number === 0;
    const { at, hours } = hoursOn(employee, number);
    const start = isToday
      ? Math.floor(now.getTime() / hour) * hour
      : startOn(today.add({ days: number }), at, zoneOf(turn));
    const end = start + hours * hour;
    const state = isToday ? waiting : stateOf({ start, end }, turn, now.getTime());
    const created_at = new Date(start - 28 * 24 * hour);
    return { start_time: new Date(start), end_time: new Date(end), created_at, turn, ...state };
  });
}

/** Days from today on which they work. */
function daysOf({ strain }: DemoEmployee, place: number): number[] {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  return days.filter(
    (number) => remainder(number + 2 * place, 7) < 5 || (strain === 'no day off' && isStrained(number)),
  );
}

/** An employee with short rest comes early after the late watch of the day before. */
function hoursOn({ strain, startsAt }: DemoEmployee, number: number): { at: number; hours: number } {
  if (!isStrained(number)) return { at: startsAt, hours: 8 };
  if (strain === 'short rest' && remainder(number, 3) === 0) return { at: 6, hours: 8 };
  return { at: startsAt, hours: strain === 'long days' ? 11 : 8 };
}

const isStrained = (number: number) => number >= strained.from && number <= strained.to;

type State = Pick<DemoShift, 'status' | 'checked_in_at' | 'checked_out_at'>;

const waiting: State = { status: 'scheduled', checked_in_at: null, checked_out_at: null };

function stateOf({ start, end }: { start: number; end: number }, turn: number, now: number): State {
  if (turn % 11 === 0) return { ...waiting, status: 'cancelled' };
  if (start > now) return waiting;
  // People come up to five minutes early and leave up to seven minutes late.
  const checked_in_at = new Date(start - (turn % 6) * minute);
  if (end > now) return turn % 9 === 4 ? waiting : { status: 'in_progress', checked_in_at, checked_out_at: null };
  if (turn % 17 === 0) return { ...waiting, status: 'missed' };
  return { status: 'completed', checked_in_at, checked_out_at: new Date(Math.min(end + (turn % 8) * minute, now)) };
}

/** Never negative, as `%` is. */
const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
