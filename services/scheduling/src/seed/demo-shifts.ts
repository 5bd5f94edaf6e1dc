import { fromDate, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date';
import type { ShiftStatus } from '@portfolio/contracts/scheduling';
import type { DemoEmployee } from './companies.data.ts';

const hour = 3_600_000;
const minute = 60_000;

const firstDay = -28;
const lastDay = 13;
const shiftLength = 8 * hour;

export interface DemoShift {
  start_time: Date;
  end_time: Date;
  status: ShiftStatus;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
  /** Chooses client and location: any integer, taken modulo their number. */
  turn: number;
}

/**
 * Six weeks of one employee's shifts around `now`: five days of work, two off, in a rhythm of their own, so that a
 * week's roster is never empty. What has ended is completed, with a few missed and cancelled; the same for the same now.
 * @param place the employee's number within the company
 * @param timeZone of the company, in which their day begins at the same hour, whatever the clocks do
 * @param signsIn whether they are the demo account, whose shift of today has just begun and waits for check-in
 */
export function demoShifts(
  employee: DemoEmployee,
  place: number,
  { now, timeZone, signsIn }: { now: Date; timeZone: string; signsIn: boolean },
): DemoShift[] {
  const today = toCalendarDate(fromDate(now, timeZone));
  const startOn = (date: CalendarDate) => toZoned(date, timeZone).set({ hour: employee.startsAt }).toDate().getTime();
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  return days
    .filter((number) => remainder(number + 2 * place, 7) < 5)
    .map((number) => {
      const isToday = signsIn && number === 0;
      const start = isToday ? Math.floor(now.getTime() / hour) * hour : startOn(today.add({ days: number }));
      const turn = place * 31 + (number - firstDay) * 7;
      const state = isToday ? waiting : stateOf(start, turn, now.getTime());
      return { start_time: new Date(start), end_time: new Date(start + shiftLength), turn, ...state };
    });
}

type State = Pick<DemoShift, 'status' | 'checked_in_at' | 'checked_out_at'>;

const waiting: State = { status: 'scheduled', checked_in_at: null, checked_out_at: null };

function stateOf(start: number, turn: number, now: number): State {
  const end = start + shiftLength;
  if (turn % 11 === 0) return { ...waiting, status: 'cancelled' };
  if (start > now) return waiting;
  // People come up to five minutes early and leave up to seven minutes late.
  const checked_in_at = new Date(start - (turn % 6) * minute);
  if (end > now) return { status: 'in_progress', checked_in_at, checked_out_at: null };
  if (turn % 17 === 0) return { ...waiting, status: 'missed' };
  return { status: 'completed', checked_in_at, checked_out_at: new Date(Math.min(end + (turn % 8) * minute, now)) };
}

/** Never negative, as `%` is. */
const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
