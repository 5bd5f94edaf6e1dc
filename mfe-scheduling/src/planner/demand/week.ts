import { parseDate, startOfWeek, today, type CalendarDate } from '@internationalized/date';
import type { CoveredPost, CoveredWeek } from './coverage.graphql.ts';

/** The Monday of the day that an address names, else of today. @param zone whose today it is */
export function mondayIn(given: string | null, zone: string): CalendarDate {
  const day = given !== null && /^\d{4}-\d\d-\d\d$/.test(given) ? dayIn(given) : undefined;
  return startOfWeek(day ?? today(zone), 'en-GB', 'mon');
}

function dayIn(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

export interface Stretch {
  from: string;
  until: string;
  asked: number;
  covered: number;
  open: number;
  offered: number;
  unqualified: number;
}

/** What is told of a post on a day by the clock of its place, in the order of time. @param day `YYYY-MM-DD` */
export function stretchesOn({ stretches }: CoveredWeek, { id, timeZone }: CoveredPost, day: string): Stretch[] {
  const date = parseDate(day);
  const [begin, end] = [date, date.add({ days: 1 })].map((each) => each.toDate(timeZone).getTime());
  return stretches.post.flatMap((post, at): Stretch[] => {
    const [from, until] = [stretches.from[at]!, stretches.until[at]!];
    if (post !== id || Date.parse(from) >= end! || Date.parse(until) <= begin!) return [];
    const [asked, covered] = [stretches.asked[at]!, stretches.covered[at]!];
    const [open, offered, unqualified] = [stretches.open[at]!, stretches.offered[at]!, stretches.unqualified[at]!];
    return [{ from, until, asked, covered, open, offered, unqualified }];
  });
}

const total = (hours: readonly number[]): number => hours.reduce((sum, each) => sum + each, 0);

/** Whether somebody is missing, too many or not qualified in the week. */
export const needsWork = ({ open, over, unqualified }: CoveredPost): boolean =>
  total(open) + total(over) + total(unqualified) > 0;

/** Hours of all posts on each day. */
export const sumsOf = (posts: readonly CoveredPost[], name: 'asked' | 'covered' | 'open', days: number): number[] =>
  Array.from({ length: days }, (_, day) => total(posts.map((post) => post[name][day] ?? 0)));

/** A day of a post in an address, in which they are parted by blanks. @param day `YYYY-MM-DD` */
export const chosenDay = (post: string, day: string): string => `${post}.${day}`;

/** Those that an address names, the first day first. */
export const chosenDays = (text: string | null): { post: string; day: string }[] =>
  [...(text ?? '').matchAll(/(\d+)\.(\d{4}-\d\d-\d\d)/g)]
    .map(([, post = '', day = '']) => ({ post, day }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
