import type { Language } from '@portfolio/contracts/auth';
import { calendarDay } from '@portfolio/contracts/dates';
import { conflictTexts } from './texts.ts';
import type { Conflict, Id, PlannedShift } from './types.ts';

/** What a sentence says of another shift: `name` is what readers know it by, e.g. its client. */
export type OtherShift = Pick<PlannedShift, 'start_time' | 'end_time'> & { name: string };

interface Reader {
  language: Language;
  /** From one instant to another, as times are written around the sentence, on the clock of who reads it. */
  when: (start: string, end: string) => string;
  /** By what readers know the other shift of a conflict. */
  other: (id: Id) => OtherShift | undefined;
}

/** A conflict as a sentence in the reader's language. */
export function conflictSentence(conflict: Conflict, { language, when, other }: Reader): string {
  const { number, list, month } = formatsFor(language);

  function named(id: Id): string {
    const shift = other(id);
    return shift ? `${shift.name} (${when(shift.start_time, shift.end_time)})` : String(id);
  }

  function parameters(): Record<string, string> {
    switch (conflict.code) {
      case 'overlap':
        return { other: named(conflict.other) };
      case 'outside_availability':
      case 'time_off':
        return { when: when(conflict.from, conflict.until) };
      case 'qualification_missing':
        return { names: list.format(conflict.qualifications.map(({ name }) => name)) };
      case 'license_expired':
        return {
          names: list.format(conflict.qualifications.map(({ name }) => name)),
          day: calendarDay(conflict.first, language),
        };
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
          week: calendarDay(conflict.week, language),
        };
      case 'short_shift':
      case 'year_hours':
        return {
          hours: number.format(conflict.hours),
          limit: number.format(conflict.limit),
          year: 'first' in conflict ? conflict.first.slice(0, 4) : '',
        };
      case 'month_hours':
        return {
          hours: number.format(conflict.hours),
          limit: number.format(conflict.limit),
          month: month.format(new Date(conflict.first)),
        };
      case 'average_hours':
        return {
          hours: number.format(conflict.hours),
          limit: number.format(conflict.limit),
          first: calendarDay(conflict.first, language),
          last: calendarDay(conflict.last, language),
        };
      case 'few_sundays':
        return {
          days: number.format(conflict.days),
          limit: number.format(conflict.limit),
          month: month.format(new Date(conflict.first)),
        };
      case 'days_in_row':
        return {
          days: number.format(conflict.days),
          limit: number.format(conflict.limit),
          first: calendarDay(conflict.first, language),
          last: calendarDay(conflict.last, language),
        };
    }
  }

  return filled(conflictTexts[language][conflict.code], parameters());
}

type Formats = ReturnType<typeof makeFormats>;

const formats = new Map<Language, Formats>();

/** Making them takes longer than what they are for; a grid says hundreds of sentences in the same. */
function formatsFor(language: Language): Formats {
  const made = formats.get(language) ?? makeFormats(language);
  formats.set(language, made);
  return made;
}

const makeFormats = (language: Language) => ({
  number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  list: new Intl.ListFormat(language),
  month: new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
});

const filled = (text: string, parameters: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);
