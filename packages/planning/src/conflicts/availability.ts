import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { daysOfWeek } from '@portfolio/contracts/scheduling';
import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import type { PlannedEmployee, Timed } from './types.ts';
import { dayAt, stretchesOf, type Stretch } from './zones.ts';

interface Interval {
  start: number;
  end: number;
}

type Rules = PlannedEmployee['availability'];

/**
 * Says when in a shift its employee is not available: outside what they offered, if they offered anything, or within
 * what they excluded. An instant is in a rule when the wall clock there shows a day and a time of the rule, so that an
 * hour that a clock change repeats counts both times. A rule that ends at 23:59 ends with the day.
 * @returns a function that answers the first stretch outside, or undefined; it remembers the days it has worked out
 */
export function availabilityOf({ availability, time_zone }: PlannedEmployee): (shift: Timed) => Interval | undefined {
  const days = new Map<string, { offered: Interval[]; excluded: Interval[] }>();
  const offersAnything = availability.some(({ is_available }) => is_available);

  function rulesOn(date: CalendarDate) {
    const day = date.toString();
    const known = days.get(day) ?? {
      offered: windowsOn(date, availability, time_zone, true),
      excluded: windowsOn(date, availability, time_zone, false),
    };
    days.set(day, known);
    return known;
  }

  return (shift) => {
    if (availability.length === 0) return undefined;
    const offered: Interval[] = [];
    const excluded: Interval[] = [];
    const last = dayAt(shift.end - 1, time_zone);
    for (let date = dayAt(shift.start, time_zone); date.compare(last) <= 0; date = date.add({ days: 1 })) {
      const rules = rulesOn(date);
      offered.push(...rules.offered);
      excluded.push(...rules.excluded);
    }
    const outside = offersAnything ? gapsIn(shift, offered)[0] : undefined;
    const within = firstWithin(shift, excluded);
    if (!outside || !within) return outside ?? within;
    return outside.start <= within.start ? outside : within;
  };
}

/** When in a stretch of time an employee is not available, in order: by what {@link availabilityOf} judges a shift. */
export function unavailableIn({ availability, time_zone }: PlannedEmployee, start: number, end: number): Interval[] {
  if (availability.length === 0) return [];
  const all: { [Kind in 'offered' | 'excluded']: Interval[] } = { offered: [], excluded: [] };
  const last = dayAt(end - 1, time_zone);
  for (let date = dayAt(start, time_zone); date.compare(last) <= 0; date = date.add({ days: 1 })) {
    all.offered.push(...windowsOn(date, availability, time_zone, true));
    all.excluded.push(...windowsOn(date, availability, time_zone, false));
  }
  const outside = availability.some(({ is_available }) => is_available) ? gapsIn({ start, end }, all.offered) : [];
  const within = all.excluded.map((window) => ({
    start: Math.max(window.start, start),
    end: Math.min(window.end, end),
  }));
  return joined([...outside, ...within].filter((each) => each.start < each.end));
}

/** The rules of a day as instants, in order and joined. */
function windowsOn(date: CalendarDate, rules: Rules, timeZone: string, available: boolean): Interval[] {
  const name: DayOfWeek = daysOfWeek[getDayOfWeek(date, 'en-GB', 'mon')]!;
  const own = rules.filter(({ day_of_week, is_available }) => day_of_week === name && is_available === available);
  if (own.length === 0) return [];
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const windows = stretchesOf(midnight / 86_400_000, timeZone).flatMap((stretch) =>
    own.map(({ start_time, end_time }) => ({
      start: Math.max(stretch.start, onWall(midnight, start_time, stretch)),
      end: Math.min(stretch.end, onWall(midnight, end_time === '23:59' ? '24:00' : end_time, stretch)),
    })),
  );
  return joined(windows.filter(({ start, end }) => start < end));
}

/** The instant at which the clock of a stretch shows a time of day. */
function onWall(midnight: number, time: string, { offset }: Stretch): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return midnight + (hours * 60 + minutes) * 60_000 - offset;
}

function joined(windows: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of windows.toSorted((a, b) => a.start - b.start)) {
    const previous = result.at(-1);
    if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** The parts of a stretch that no window covers. */
function gapsIn(whole: Interval, windows: Interval[]): Interval[] {
  const gaps: Interval[] = [];
  let covered = whole.start;
  for (const { start, end } of joined(windows)) {
    if (covered >= whole.end) return gaps;
    if (start > covered) gaps.push({ start: covered, end: Math.min(start, whole.end) });
    covered = Math.max(covered, end);
  }
  if (covered < whole.end) gaps.push({ start: covered, end: whole.end });
  return gaps;
}

function firstWithin(shift: Timed, windows: Interval[]): Interval | undefined {
  const found = joined(windows).find(({ start, end }) => start < shift.end && end > shift.start);
  return found && { start: Math.max(found.start, shift.start), end: Math.min(found.end, shift.end) };
}
