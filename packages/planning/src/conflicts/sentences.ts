import type { Language } from '@portfolio/contracts/auth';
import { calendarDay } from '@portfolio/contracts/dates';
import type { Conflict, Id, PlannedShift, ConflictCode } from './types.ts';

/** `{…}` are filled in by `conflictSentence`; the French has no-break spaces where its typography asks for them. */
const conflictTexts: Record<Language, Record<ConflictCode, string>> = {
  en: {
    overlap: 'At the same time as {other}.',
    outside_availability: 'Not available {when}.',
    time_off: 'Time off {when}.',
    qualification_missing: 'Qualification missing: {names}.',
    license_expired: 'No valid license on {day}: {names}.',
    short_rest: '{hours} h of rest between this and {other}; at least {limit} h are needed.',
    week_hours: '{hours} h in the week of {week}; the limit is {limit} h.',
    days_in_row: '{days} days in a row from {first} to {last}; the limit is {limit}.',
    short_shift: 'Only {hours} h long; at least {limit} h are needed.',
    month_hours: '{hours} h in {month}; the limit is {limit} h.',
    year_hours: '{hours} h in {year}; the limit is {limit} h.',
    average_hours: '{hours} h a week on average from {first} to {last}; the limit is {limit} h.',
    few_sundays: 'Sundays off in {month}: {days}; at least {limit} are needed.',
  },
  es: {
    overlap: 'Al mismo tiempo que {other}.',
    outside_availability: 'No disponible: {when}.',
    time_off: 'Ausencia: {when}.',
    qualification_missing: 'Falta la cualificación: {names}.',
    license_expired: 'Sin habilitación vigente el {day}: {names}.',
    short_rest: '{hours} h de descanso entre este turno y {other}; se necesitan al menos {limit} h.',
    week_hours: '{hours} h en la semana del {week}; el límite es de {limit} h.',
    days_in_row: '{days} días seguidos del {first} al {last}; el límite es {limit}.',
    short_shift: 'Solo dura {hours} h; se necesitan al menos {limit} h.',
    month_hours: '{hours} h en {month}; el límite es de {limit} h.',
    year_hours: '{hours} h en {year}; el límite es de {limit} h.',
    average_hours: '{hours} h por semana de media del {first} al {last}; el límite es de {limit} h.',
    few_sundays: 'Domingos libres en {month}: {days}; se necesitan al menos {limit}.',
  },
  fr: {
    overlap: 'En même temps que {other}.',
    outside_availability: 'Indisponible\u00a0: {when}.',
    time_off: 'Absence\u00a0: {when}.',
    qualification_missing: 'Qualification manquante\u00a0: {names}.',
    license_expired: 'Pas de carte professionnelle valable le {day}\u00a0: {names}.',
    short_rest: '{hours}\u00a0h de repos entre cette vacation et {other}\u00a0; il faut au moins {limit}\u00a0h.',
    week_hours: '{hours}\u00a0h dans la semaine du {week}\u00a0; la limite est de {limit}\u00a0h.',
    days_in_row: '{days}\u00a0jours de suite du {first} au {last}\u00a0; la limite est de {limit}.',
    short_shift: 'Ne dure que {hours}\u00a0h\u00a0; il faut au moins {limit}\u00a0h.',
    month_hours: '{hours}\u00a0h en {month}\u00a0; la limite est de {limit}\u00a0h.',
    year_hours: '{hours}\u00a0h en {year}\u00a0; la limite est de {limit}\u00a0h.',
    average_hours: '{hours}\u00a0h par semaine en moyenne du {first} au {last}\u00a0; la limite est de {limit}\u00a0h.',
    few_sundays: 'Dimanches de repos en {month}\u00a0: {days}\u00a0; il en faut au moins {limit}.',
  },
};

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
