import type { Language } from '@portfolio/contracts/auth';
import { conflictTexts, otherTexts } from './texts.ts';
import type { Conflict, Id, PlannedShift } from './types.ts';

/** What a sentence says of another shift: `name` is what readers know it by, e.g. its client. */
export type OtherShift = Pick<PlannedShift, 'start_time' | 'end_time'> & { name: string };

interface Reader {
  language: Language;
  /** IANA name: in whose time instants are written. */
  timeZone: string;
  /** By what readers know the other shift of a conflict. */
  other: (id: Id) => OtherShift | undefined;
}

/** A conflict as a sentence in the reader's language and time zone. */
export function conflictSentence(conflict: Conflict, { language, timeZone, other }: Reader): string {
  const { time, day, number, list } = formatsFor(language, timeZone);
  const at = (instant: string) => time.format(new Date(instant));
  const on = (date: string) => day.format(new Date(date));

  function named(id: Id): string {
    const shift = other(id);
    if (!shift) return String(id);
    return filled(otherTexts[language], { name: shift.name, from: at(shift.start_time), until: at(shift.end_time) });
  }

  function parameters(): Record<string, string> {
    switch (conflict.code) {
      case 'overlap':
        return { other: named(conflict.other) };
      case 'outside_availability':
        return { from: at(conflict.from), until: at(conflict.until) };
      case 'qualification_missing':
        return { names: list.format(conflict.qualifications.map(({ name }) => name)) };
      case 'short_rest':
        return {
          hours: number.format(conflict.hours),
          limit: number.format(conflict.limit),
          other: named(conflict.other),
        };
      case 'week_hours':
        return {
          hours: number.format(conflict.hours),
          limit: number.format(conflict.limit),
          week: on(conflict.week),
        };
      case 'days_in_row':
        return {
          days: number.format(conflict.days),
          limit: number.format(conflict.limit),
          first: on(conflict.first),
          last: on(conflict.last),
        };
    }
  }

  return filled(conflictTexts[language][conflict.code], parameters());
}

type Formats = ReturnType<typeof makeFormats>;

const formats = new Map<string, Formats>();

/** Making them takes longer than what they are for; a grid says hundreds of sentences in the same. */
function formatsFor(language: Language, timeZone: string): Formats {
  const key = `${language} ${timeZone}`;
  const made = formats.get(key) ?? makeFormats(language, timeZone);
  formats.set(key, made);
  return made;
}

const makeFormats = (language: Language, timeZone: string) => ({
  time: new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  day: new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }),
  number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  list: new Intl.ListFormat(language),
});

const filled = (text: string, parameters: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);
