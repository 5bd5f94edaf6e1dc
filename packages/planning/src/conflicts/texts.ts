import type { Language } from '@portfolio/contracts/auth';
import type { ConflictCode } from './types.ts';

/** `{…}` are filled in by `conflictSentence`; the French has no-break spaces where its typography asks for them. */
export const conflictTexts: Record<Language, Record<ConflictCode, string>> = {
  en: {
    overlap: 'At the same time as {other}.',
    outside_availability: 'Not available {when}.',
    time_off: 'Time off {when}.',
    qualification_missing: 'Qualification missing: {names}.',
    license_expired: 'No valid license on {day}: {names}.',
    short_rest: '{hours} h of rest between this and {other}; at least {limit} h are needed.',
    week_hours: '{hours} h in the week of {week}; the limit is {limit} h.',
    days_in_row: '{days} days in a row from {first} to {last}; the limit is {limit}.',
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
  },
};
