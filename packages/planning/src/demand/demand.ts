import { daysOfWeek, type DemandStretch, type PostDemand } from '@portfolio/contracts/scheduling';
import { dayNumberAt } from '../conflicts/zones.ts';
import type { Id } from '../conflicts/types.ts';
import { dayNumber, weekdayOf, weekOf } from '../conflicts/days.ts';
import { stretchOfDay } from '../dated/index.ts';
import { firstInstant } from './clock.ts';

export { dayNumber, isoDay } from '../conflicts/days.ts';
export { startOfDay } from './clock.ts';

/** As much of a post as its demand follows from. */
export interface DemandingPost {
  id: Id;
  /** IANA name: whose days and times of day its demand means. */
  time_zone: string;
  /** How many stand there where a stretch does not say. */
  head_count: number;
  /** The days of its contract, both included; null is open. */
  start_date: string | null;
  end_date: string | null;
  demand: PostDemand;
  /** Days that are holidays in the region of its demand, `YYYY-MM-DD`. */
  holidays?: ReadonlySet<string>;
}

/** From an instant until another, which is no part of it; milliseconds. */
export interface Range {
  from: number;
  until: number;
}

/** So many guards are asked for at a post. */
export interface Asked extends Range {
  post: Id;
  heads: number;
}

/**
 * What posts ask for in a range, in the order of the posts: a stretch for each of their demand, cut at the ends of the range. Those
 * that overlap add up. One over midnight belongs to the day on which it begins, by whose rule it is asked for. Where a stretch is not
 * staffed, so many fewer are asked for.
 */
export function demandOf(posts: readonly DemandingPost[], range: Range): Asked[] {
  const asked: Asked[] = [];
  if (range.from >= range.until) return asked;
  const days = new Map<string, { first: number; last: number }>();
  for (const post of posts) {
    const { id, time_zone } = post;
    const of = days.get(time_zone) ?? daysOf(range, time_zone);
    days.set(time_zone, of);
    const stretchesOn = stretchesOfPost(post);
    const own: Asked[] = [];
    for (let day = of.first; day <= of.last; day++) {
      for (const { start, end, heads } of stretchesOn(day)) {
        const from = Math.max(firstInstant(day, start, time_zone), range.from);
        const until = Math.min(firstInstant(day, end, time_zone), range.until);
        if (from < until) own.push({ post: id, from, until, heads });
      }
    }
    for (const stretch of withoutClosed(own, closedIn(post, range))) asked.push(stretch);
  }
  return asked;
}

/** What a post has closed in the range, in milliseconds. */
const closedIn = ({ id, demand }: DemandingPost, { from: begin, until: end }: Range): Asked[] =>
  demand.closures
    .map(({ from, until, heads }) => ({ post: id, from: Date.parse(from), until: Date.parse(until), heads }))
    .filter(({ from, until }) => from < end && until > begin);

/** The stretches of a post less those that are closed: of several at once, the first give theirs first. */
function withoutClosed(asked: readonly Asked[], closed: readonly Asked[]): readonly Asked[] {
  return closed.reduce<readonly Asked[]>((left, { from, until, heads }) => {
    const ends = new Set([from, until, ...left.flatMap((each) => [each.from, each.until])]);
    const cuts = [...ends].filter((at) => from <= at && at <= until).toSorted((a, b) => a - b);
    const pieces = left.flatMap((each) => {
      const inside = [each.from, ...cuts.filter((at) => each.from < at && at < each.until), each.until];
      return inside.slice(1).map((end, index) => ({ ...each, from: inside[index]!, until: end }));
    });
    const spared = new Map<number, number>();
    return pieces.flatMap((piece) => {
      if (piece.from < from || piece.until > until) return [piece];
      const rest = spared.get(piece.from) ?? heads;
      const less = Math.min(rest, piece.heads);
      spared.set(piece.from, rest - less);
      return less === piece.heads ? [] : [{ ...piece, heads: piece.heads - less }];
    });
  }, asked);
}

/** The days of which something may fall into the range. */
const daysOf = ({ from, until }: Range, zone: string) => ({
  first: dayNumberAt(from, zone) - 1,
  last: dayNumberAt(until - 1, zone),
});

/** A stretch in minutes since midnight of its day. */
interface OfDay {
  start: number;
  end: number;
  heads: number;
}

const none: readonly OfDay[] = [];

const inMinutes = (stretches: readonly DemandStretch[], heads: number): OfDay[] =>
  stretches
    .map((stretch): OfDay => ({ ...stretchOfDay(stretch), heads: stretch.heads ?? heads }))
    .filter((stretch) => stretch.heads > 0);

/** What a post asks for on a day of an exception, or a holiday that is not staffed as others are; undefined on all other days. */
export function specialDaysOf({
  head_count,
  demand,
  holidays,
}: Pick<DemandingPost, 'head_count' | 'demand' | 'holidays'>) {
  const exceptions = new Map(
    demand.exceptions.map(({ date, stretches }) => [dayNumber(date), inMinutes(stretches, head_count)]),
  );
  const { rule } = demand.holidays;
  const off = new Set(rule === 'staffed' ? [] : [...(holidays ?? [])].map(dayNumber));
  const onHolidays = rule === 'other' ? inMinutes(demand.holidays.stretches, head_count) : none;
  return (day: number): readonly OfDay[] | undefined => exceptions.get(day) ?? (off.has(day) ? onHolidays : undefined);
}

function stretchesOfPost({ head_count, start_date, end_date, demand, holidays }: DemandingPost) {
  const listed = (stretches: readonly DemandStretch[]) => inMinutes(stretches, head_count);
  const [first, last] = [start_date ? dayNumber(start_date) : -Infinity, end_date ? dayNumber(end_date) : Infinity];
  const specialOn = specialDaysOf({ head_count, demand, holidays });
  const periods = demand.periods.map(({ from, until, weeks, stretches }) => {
    const days = Array.from({ length: weeks * 7 }, (): OfDay[] => []);
    for (const stretch of stretches) {
      const day = days[(stretch.week - 1) * 7 + daysOfWeek.indexOf(stretch.day_of_week)];
      day?.push(...listed([stretch]));
    }
    const begin = dayNumber(from);
    return { begin, end: until ? dayNumber(until) : Infinity, week: weekOf(begin), weeks, days };
  });
  return (day: number): readonly OfDay[] => {
    if (day < first || day > last) return none;
    const special = specialOn(day);
    if (special) return special;
    const period = periods.find(({ begin, end }) => begin <= day && day <= end);
    if (!period) return none;
    return period.days[((weekOf(day) - period.week) % period.weeks) * 7 + weekdayOf(day)] ?? none;
  };
}
