import type { DatedAvailability, DatedKind } from '@portfolio/contracts/scheduling';

/** A time on the clock of a company, in minutes, as if no clock ever changed. */
export interface Wall {
  from: number;
  until: number;
}

/** What somebody has said of a time. */
export interface Said extends Wall {
  kind: DatedKind;
  reason: string;
}

/** What is said of a time from now on; null: nothing. */
export interface Stroke extends Wall {
  kind: DatedKind | null;
  reason: string;
}

type Stretch = Pick<DatedAvailability, 'from_day' | 'until_day'> & {
  from_time?: string | null | undefined;
  until_time?: string | null | undefined;
};

export const minutesOfDay = 1440;

/** Minutes of the clock's midnight at which a day begins. */
export const startOfDay = (day: string): number => Date.parse(day) / 60_000;

/** Minutes since midnight of a time of day. @param time `HH:MM` */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** From one time of day to another in minutes since midnight; what does not end after it begins, ends on the next day. */
export function stretchOfDay({ start_time, end_time }: { start_time: string; end_time: string }) {
  const [start, end] = [minutesOf(start_time), minutesOf(end_time)];
  return { start, end: end > start ? end : end + minutesOfDay };
}

/** What ends at 23:59 ends with the day, as in weekly rules. */
export function wallOf({ from_day, from_time, until_day, until_time }: Stretch): Wall {
  const end = until_time ? minutesOf(until_time) : minutesOfDay;
  return {
    from: startOfDay(from_day) + (from_time ? minutesOf(from_time) : 0),
    until: startOfDay(until_day) + (end === minutesOfDay - 1 ? minutesOfDay : end),
  };
}

const at = (minutes: number): string => new Date(minutes * 60_000).toISOString();

/** The same as days and times; null where a day is whole from or until there. */
export function stretchOf({ from, until }: Wall): Omit<DatedAvailability, 'kind' | 'reason'> {
  const time = (minutes: number) => (minutes % minutesOfDay === 0 ? null : at(minutes).slice(11, 16));
  return {
    from_day: at(from).slice(0, 10),
    from_time: time(from),
    until_day: at(until - 1).slice(0, 10),
    until_time: time(until),
  };
}

/** What is left of something beside a time. */
const beside = <Part extends Wall>(part: Part, { from, until }: Wall): Part[] =>
  [
    { ...part, until: Math.min(part.until, from) },
    { ...part, from: Math.max(part.from, until) },
  ].filter((left) => left.from < left.until);

/** What is said within a time. */
export const saidWithin = (said: readonly Said[], { from, until }: Wall): Said[] =>
  said
    .map((part) => ({ ...part, from: Math.max(part.from, from), until: Math.min(part.until, until) }))
    .filter((part) => part.from < part.until);

/**
 * What is said after some strokes, in order: each takes the place of what was said of its time. What touches one and says the same
 * is one; the rest stays as it was. Painted twice, it is as painted once.
 */
export function paint(said: readonly Said[], strokes: readonly Stroke[]): Said[] {
  let painted = [...said];
  for (const { kind, ...stroke } of strokes) {
    const left = painted.flatMap((part) => (overlap(part, stroke) ? beside(part, stroke) : [part]));
    painted = kind === null ? left : [...left, { ...stroke, kind }];
  }
  const isNear = (part: Wall): boolean => strokes.some(({ from, until }) => from <= part.until && part.from <= until);
  const joined: Said[] = [];
  for (const part of painted.toSorted((a, b) => a.from - b.from || a.until - b.until)) {
    const touching = joined.findLast(
      ({ kind, reason, until }) => kind === part.kind && reason === part.reason && until >= part.from,
    );
    if (touching && isNear(part)) touching.until = Math.max(touching.until, part.until);
    else joined.push({ ...part });
  }
  return joined;
}

export const overlap = (one: Wall, other: Wall): boolean => one.from < other.until && other.from < one.until;

/** The strokes that make what was said of some times what it is now, whatever is painted over them meanwhile. */
export const takingBack = (said: readonly Said[], over: readonly Wall[]): Stroke[] => [
  ...over.map(({ from, until }): Stroke => ({ from, until, kind: null, reason: '' })),
  // Of what overlaps, as other calls may say it, who cannot comes last: an undo makes nobody free.
  ...over
    .flatMap((stroke) => saidWithin(said, stroke))
    .toSorted((a, b) => Number(a.kind === 'cannot') - Number(b.kind === 'cannot')),
];
