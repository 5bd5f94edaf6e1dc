import type { Fault } from '@portfolio/contracts/errors';
import { clockTime, dayAndTime, shiftDay, zoneName } from '../times/index.ts';

const written = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/**
 * What a fault tells as screens write it: days and times, which the services give on the clock of the place (`2026-11-24 20:00`), as
 * everywhere else, and the zone by its city; an end on the day of the start without that day.
 */
export function shownParams(params: Fault['params'], language: string): Record<string, unknown> {
  const dayOf = (value: unknown) => (typeof value === 'string' ? written.exec(value)?.[1] : undefined);
  const shown = (name: string, value: unknown): unknown => {
    if (name === 'zone' && typeof value === 'string') return zoneName(value);
    const [, day, time] = (typeof value === 'string' && written.exec(value)) || [];
    if (day === undefined) return value;
    const instant = `${day}T${time ?? '00:00'}:00Z`;
    if (time === undefined) return shiftDay(instant, language, 'UTC');
    return name === 'end' && day === dayOf(params['start'])
      ? clockTime(instant, language, 'UTC')
      : dayAndTime(instant, language, 'UTC');
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(name, value)]));
}
