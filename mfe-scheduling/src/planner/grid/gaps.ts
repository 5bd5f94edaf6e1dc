import type { CoveredPost, CoveredWeek } from '../demand/coverage.graphql.ts';
import { centsOf } from '../demand/figures.ts';
import { boundsIn, dayIndex, type Period } from './calendar.ts';

/** Where somebody is missing at a post, or where it was said that nobody stands. */
export interface Gap {
  /** Of its element; no shift has such an id. */
  id: string;
  post: CoveredPost;
  startTime: string;
  endTime: string;
  /** Guards who are missing. */
  heads: number;
  /** For how many of them open shifts look. */
  offered: number;
  /** Why it is not staffed; undefined where somebody is still wanted. */
  reason: string | undefined;
}

/** A post on a day by the clock of its place: hours of guards, and what is in its cell. */
export interface PostDay {
  asked: number;
  covered: number;
  open: number;
  over: number;
  unqualified: number;
  gaps: readonly Gap[];
  /** The day from 0 to 1: stretches in which something is asked for or planned. */
  strip: readonly { from: number; to: number; tone: Tone }[];
}

type Tone = 'full' | 'part' | 'open' | 'odd';

export interface PostRow {
  post: CoveredPost;
  days: readonly PostDay[];
  /** Cents that its client pays for what is covered of it; undefined where it has no rate. */
  billed: number | undefined;
}

/** Posts by days, in the order of their clients and places. */
export function postRowsOf({ posts, stretches, closures }: CoveredWeek, period: Period): PostRow[] {
  const at = new Map<string, number[]>();
  for (const [index, post] of stretches.post.entries()) at.set(post, [...(at.get(post) ?? []), index]);
  return posts.map((post) => {
    const bounds = boundsIn(period, post.timeZone);
    const dayOf = (instant: string): number => Math.max(0, dayIndex(bounds, Date.parse(instant)));
    const gaps = period.days.map((): Gap[] => []);
    const strips = period.days.map((): PostDay['strip'][number][] => []);
    const add = (from: string, until: string, heads: number, offered: number, reason?: string): void => {
      const id = `gap-${post.id}-${Date.parse(from)}-${Date.parse(until)}${reason === undefined ? '' : '-closed'}`;
      gaps[dayOf(from)]?.push({ id, post, startTime: from, endTime: until, heads, offered, reason });
    };
    for (const index of at.get(post.id) ?? []) {
      const [from, until] = [stretches.from[index]!, stretches.until[index]!];
      if (stretches.open[index]! > 0) add(from, until, stretches.open[index]!, stretches.offered[index]!);
      const tone = toneOf(stretches.asked[index]!, stretches.covered[index]!, stretches.unqualified[index]!);
      for (let day = dayOf(from); day < period.days.length && bounds[day]! < Date.parse(until); day++) {
        const part = (instant: number) => (instant - bounds[day]!) / (bounds[day + 1]! - bounds[day]!);
        const [begin, end] = [Math.max(0, part(Date.parse(from))), Math.min(1, part(Date.parse(until)))];
        if (begin < end) strips[day]!.push({ from: begin, to: end, tone });
      }
    }
    for (const { postId, from, until, heads, reason } of closures)
      if (postId === post.id) add(from, until, heads, 0, reason);
    const on = (hours: readonly number[], day: number): number => Math.round((hours[day] ?? 0) * 10) / 10;
    return {
      post,
      billed: post.billed === null || post.billed === undefined ? undefined : centsOf(post.billed),
      days: period.days.map((_, day) => ({
        asked: on(post.asked, day),
        covered: on(post.covered, day),
        open: on(post.open, day),
        over: on(post.over, day),
        unqualified: on(post.unqualified, day),
        gaps: gaps[day]!.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)),
        strip: strips[day]!,
      })),
    };
  });
}

function toneOf(asked: number, covered: number, unqualified: number): Tone {
  if (covered < asked) return covered === 0 ? 'open' : 'part';
  return covered > asked || unqualified > 0 ? 'odd' : 'full';
}

/** Hours that are covered of those that are asked for. */
export type Coverage = Pick<PostDay, 'asked' | 'covered'>;

export const sumOfDays = (days: readonly Coverage[]): Coverage => ({
  asked: days.reduce((sum, { asked }) => sum + asked, 0),
  covered: days.reduce((sum, { covered }) => sum + covered, 0),
});

/** Sums of several posts on each day. */
export const daySums = (rows: readonly PostRow[], days: number): Coverage[] =>
  Array.from({ length: days }, (_, day) => sumOfDays(rows.map((row) => row.days[day]!)));

/** A shift of somebody that fills a gap. */
export const filling = ({ post, startTime, endTime }: Gap, employeeId: string) => ({
  title: '',
  notes: '',
  allowOverlap: false,
  status: 'SCHEDULED' as const,
  employeeId,
  ...into({ post, startTime, endTime }),
});

/** What a shift has from the gap that it fills. */
export const into = ({ post, startTime, endTime }: Pick<Gap, 'post' | 'startTime' | 'endTime'>) => ({
  clientId: post.clientId,
  locationId: post.locationId ?? null,
  postId: post.id,
  startTime,
  endTime,
});

/** Where somebody is wanted on a day of a row: the gap of an id, or the first. */
export function wantedAt(row: { post: PostRow | undefined } | undefined, day: number, id?: string): Gap | undefined {
  const wanted = (row?.post?.days[day]?.gaps ?? []).filter(({ reason }) => reason === undefined);
  return wanted.find((gap) => gap.id === id) ?? wanted[0];
}

/** The gap of an id among all rows. */
export function gapNamed(rows: readonly { post: PostRow | undefined }[], id: string): Gap | undefined {
  if (!id.startsWith('gap-')) return undefined;
  for (const { post } of rows) {
    for (const { gaps } of post?.days ?? []) {
      const found = gaps.find((gap) => gap.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
