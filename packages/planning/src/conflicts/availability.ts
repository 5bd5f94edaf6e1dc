import type { AvailabilityRule, DayOfWeek, WishKind } from '@portfolio/contracts/scheduling';
import { daysOfWeek } from '@portfolio/contracts/scheduling';
import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import type { DatedAbsence, PlannedEmployee, Timed } from './types.ts';
import { dayAt, stretchesOf, type Stretch } from './zones.ts';

interface Interval {
  start: number;
  end: number;
}

/** Days that may begin and end at a time. */
type Dated = Omit<DatedAbsence, 'time_off'>;

type Times = Pick<AvailabilityRule, 'start_time' | 'end_time'>;

/** A rule until then lasts until the day does. */
const endOfDay = '23:59';

/** What somebody offers, and what they exclude. */
interface Hours {
  offered: Interval[];
  excluded: Interval[];
}

/** @returns a function that answers the hours of all days that a stretch touches; it remembers the days it has worked out */
function daysOf({ availability, unavailability = [], time_zone }: PlannedEmployee): (whole: Interval) => Hours {
  const known = new Map<string, Hours>();

  function hoursOn(date: CalendarDate): Hours {
    const day = date.toString();
    const before = known.get(day);
    if (before) return before;
    const name: DayOfWeek = daysOfWeek[getDayOfWeek(date, 'en-GB', 'mon')]!;
    const weekly = Map.groupBy(
      availability.filter(({ day_of_week }) => day_of_week === name),
      ({ is_available }) => is_available,
    );
    const dated = timesOn(
      day,
      unavailability.filter(({ time_off }) => !time_off),
    );
    const found = {
      offered: windowsOn(date, weekly.get(true) ?? [], time_zone),
      excluded: windowsOn(date, [...(weekly.get(false) ?? []), ...dated], time_zone),
    };
    known.set(day, found);
    return found;
  }

  return ({ start, end }) => {
    const last = dayAt(end - 1, time_zone);
    const days: Hours[] = [];
    for (let date = dayAt(start, time_zone); date.compare(last) <= 0; date = date.add({ days: 1 })) {
      days.push(hoursOn(date));
    }
    return { offered: days.flatMap(({ offered }) => offered), excluded: days.flatMap(({ excluded }) => excluded) };
  };
}

/** The times of one day, of absences by date. */
const timesOn = (day: string, absences: readonly Dated[]): Times[] =>
  absences
    .filter(({ from_day, until_day }) => from_day <= day && day <= until_day)
    .map(({ from_day, from_time, until_day, until_time }) => ({
      start_time: (day === from_day && from_time) || '00:00',
      end_time: (day === until_day && until_time) || endOfDay,
    }));

/** No zone is further from UTC. */
const furthest = 15 * 3_600_000;

/**
 * Says when in a shift its employee is off, which comes before when they have asked to be.
 * @returns a function that answers the first such stretch, or undefined
 */
export function timeOffOf({
  unavailability = [],
  time_zone,
}: PlannedEmployee): (shift: Interval) => (Interval & { isApproved: boolean }) | undefined {
  const found = (['approved', 'pending'] as const).map((status) =>
    datedWindows(
      unavailability.filter(({ time_off }) => time_off === status),
      time_zone,
    ),
  );
  return (shift) => {
    for (const [index, windowsIn] of found.entries()) {
      const [first] = windowsIn(shift);
      if (first) return { ...first, isApproved: index === 0 };
    }
    return undefined;
  };
}

/** @returns a function that answers what of a stretch is in some dated days, in order and joined */
function datedWindows(dated: readonly Dated[], timeZone: string): (whole: Interval) => Interval[] {
  const all = dated.map((days) => ({
    days,
    from: Date.parse(days.from_day) - furthest,
    until: Date.parse(days.until_day) + 86_400_000 + furthest,
  }));
  return ({ start, end }) => {
    const near = all.filter(({ from, until }) => from < end && until > start).map(({ days }) => days);
    if (near.length === 0) return [];
    const last = dayAt(end - 1, timeZone);
    const windows: Interval[] = [];
    for (let date = dayAt(start, timeZone); date.compare(last) <= 0; date = date.add({ days: 1 }))
      windows.push(...windowsOn(date, timesOn(date.toString(), near), timeZone));
    return cut(windows, { start, end });
  };
}

/**
 * What somebody wishes of a shift: `rather_not` where that is said of any of it, `rather` where of at least half of it.
 * @returns a function that answers that, or undefined
 */
export function wishesOf({
  wishes = [],
  time_zone,
}: PlannedEmployee): (shift: { start_time: string; end_time: string }) => WishKind | undefined {
  if (wishes.length === 0) return () => undefined;
  const of = (kind: WishKind) =>
    datedWindows(
      wishes.filter((wish) => wish.kind === kind),
      time_zone,
    );
  const [unwanted, wanted] = [of('rather_not'), of('rather')];
  return ({ start_time, end_time }) => {
    const whole = { start: Date.parse(start_time), end: Date.parse(end_time) };
    if (unwanted(whole).length > 0) return 'rather_not';
    const length = wanted(whole).reduce((sum, { start, end }) => sum + end - start, 0);
    return length > 0 && length * 2 >= whole.end - whole.start ? 'rather' : undefined;
  };
}

const saysNothing = ({ availability, unavailability = [] }: PlannedEmployee): boolean =>
  availability.length === 0 && unavailability.every(({ time_off }) => time_off);

/**
 * Says when in a shift its employee is not available: outside what they offered, if they offered anything, or within
 * what they excluded, of every week or by date. An instant is in a rule when the wall clock there shows a day and a time of the
 * rule, so that an hour that a clock change repeats counts both times. A rule that ends at 23:59 ends with the day.
 * @returns a function that answers the first stretch outside, or undefined; it remembers the days it has worked out
 */
export function availabilityOf(employee: PlannedEmployee): (shift: Timed) => Interval | undefined {
  if (saysNothing(employee)) return () => undefined;
  const hoursIn = daysOf(employee);
  return (shift) => {
    const { outside, within } = unavailable(employee, shift, hoursIn(shift));
    const [gap, window] = [outside[0], within[0]];
    if (!gap || !window) return gap ?? window;
    return gap.start <= window.start ? gap : window;
  };
}

/** When in a stretch of time an employee is not available or off, in order: by what judges a shift. */
export function unavailableIn(given: PlannedEmployee, start: number, end: number): Interval[] {
  const absences = given.unavailability?.filter(({ time_off }) => time_off !== 'pending') ?? [];
  const employee = { ...given, unavailability: absences.map((absence) => ({ ...absence, time_off: null })) };
  if (saysNothing(employee)) return [];
  const whole = { start, end };
  const { outside, within } = unavailable(employee, whole, daysOf(employee)(whole));
  return joined([...outside, ...within]);
}

/** The parts of a stretch outside of what is offered, if anything is, and those within what is excluded. */
function unavailable({ availability }: PlannedEmployee, whole: Interval, { offered, excluded }: Hours) {
  return {
    outside: availability.some(({ is_available }) => is_available) ? gapsIn(whole, offered) : [],
    within: cut(excluded, whole),
  };
}

/** What of some windows is in a stretch, in order and joined. */
const cut = (windows: Interval[], whole: Interval): Interval[] =>
  joined(windows)
    .map(({ start, end }) => ({ start: Math.max(start, whole.start), end: Math.min(end, whole.end) }))
    .filter(({ start, end }) => start < end);

/** Times of a day as instants. */
function windowsOn(date: CalendarDate, times: readonly Times[], timeZone: string): Interval[] {
  if (times.length === 0) return [];
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const windows = stretchesOf(midnight / 86_400_000, timeZone).flatMap((stretch) =>
    times.map(({ start_time, end_time }) => ({
      start: Math.max(stretch.start, onWall(midnight, start_time, stretch)),
      end: Math.min(stretch.end, onWall(midnight, end_time === endOfDay ? '24:00' : end_time, stretch)),
    })),
  );
  return windows.filter(({ start, end }) => start < end);
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
