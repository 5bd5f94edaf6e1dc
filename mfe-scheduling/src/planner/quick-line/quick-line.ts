import { plainText } from '@portfolio/remote-kit';
import { timeIn } from '@portfolio/ui/field';

/** What a line may name: a site for an employee's row, an employee for a site's. */
export interface Candidate {
  id: string;
  name: string;
}

/** Times of day, `22:00` to `06:00`: over midnight by itself. */
export interface Hours {
  start: string;
  end: string;
}

/** What a line says; what it leaves out is undefined. */
export interface Line {
  /** Those that its words name, the likeliest first; all when it has no words. */
  named: readonly Candidate[];
  hasWords: boolean;
  hours: Hours | undefined;
}

const clock = String.raw`\d{1,4}(?:\s*[:.h]\s*\d{0,2})?\s*(?:[ap]\.?m?\.?)?`;

/** "22-6", "22:30 – 6.15", "9h-17h", "10pm to 6am", "9 a 17", "9 à 17": as people type two times. */
const range = new RegExp(String.raw`(?<=^|\s)(${clock})\s*(?:[-–—]|\s(?:to|a|à)\s)\s*(${clock})(?=\s|$)`, 'iu');

/** `22h` has its minutes left out. */
const timeOf = (text: string): string | undefined => timeIn(text.trim().replace(/[:.h]\s*$/i, ''));

/** In any case, without accents, as words. */
const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Reads "bluebird 22-6": words of a name, and two times, in any order. */
export function readLine(text: string, candidates: readonly Candidate[]): Line {
  const found = range.exec(text);
  const [start, end] = [timeOf(found?.[1] ?? ''), timeOf(found?.[2] ?? '')];
  const hours = start !== undefined && end !== undefined ? { start, end } : undefined;
  const words = wordsOf(hours ? text.replace(found![0], ' ') : text);
  return { hasWords: words.length > 0, hours, named: namedBy(words, candidates) };
}

/**
 * Each word begins a word of the name; a name that begins with them comes before one that only has them. A number that no
 * name has is a time on its way.
 */
function namedBy(all: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const known = candidates.flatMap(({ name }) => wordsOf(name));
  const words = all.filter((word) => !/^\d/.test(word) || known.some((each) => each.startsWith(word)));
  const ranked = candidates.flatMap((candidate) => {
    const own = wordsOf(candidate.name);
    if (!words.every((word) => own.some((each) => each.startsWith(word)))) return [];
    const begins = words.every((word, index) => own[index]?.startsWith(word));
    return [{ candidate, rank: (begins ? 0 : 1_000) + own.length }];
  });
  return words.length === 0
    ? [...candidates]
    : ranked.toSorted((a, b) => a.rank - b.rank).map((each) => each.candidate);
}

/** What somebody did, or what was done at a site: whom or where it was with, and when. */
export interface Habit extends Hours {
  /** Of a {@link Candidate}. */
  id: string;
}

/** Each once, the most frequent first, of these the latest. @param done from the earliest to the latest */
export function habitsOf(done: readonly Habit[]): Habit[] {
  const found = new Map<string, { habit: Habit; count: number; last: number }>();
  for (const [last, habit] of done.entries()) {
    const key = [habit.id, habit.start, habit.end].join(' ');
    found.set(key, { habit, last, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || b.last - a.last).map(({ habit }) => habit);
}

/** A day's work, as most shifts are. */
const usualHours: Hours = { start: '09:00', end: '17:00' };

/** What a line plans: what it leaves out is as usual, at the named place if there is one. */
export function plannedBy(line: Line, habits: readonly Habit[]): Habit | undefined {
  const [usual] = habits;
  const id = line.hasWords ? line.named[0]?.id : usual?.id;
  if (id === undefined) return undefined;
  const there = habits.find((habit) => habit.id === id) ?? usual ?? usualHours;
  const { start, end } = line.hours ?? there;
  return { id, start, end };
}

/** The ends of times of day on a day (`2026-11-24`), as a clock shows them: the end is after the start. */
export function timesOn(day: string, next: string, { start, end }: Hours): { startTime: string; endTime: string } {
  return { startTime: `${day}T${start}`, endTime: `${end > start ? day : next}T${end}` };
}
