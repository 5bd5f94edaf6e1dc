import { setImmediate } from 'node:timers/promises';
import { fault } from '@portfolio/contracts/errors';
import type { Holiday, HolidayQuery, HolidayRegion } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import type Holidays from 'date-holidays';

type Language = NonNullable<HolidayQuery['language']>;

/** The rules of two hundred countries take half a second and 20 MB: only a process that is asked for holidays loads them. */
const load = async () => (await import('date-holidays')).default;
let loading: ReturnType<typeof load> | undefined;
const library = () => (loading ??= load());

/** Calendars take a tenth of a second to make; those of a year are made once. */
const known = new Map<string, Promise<Holiday[]>>();
const mostKnown = 2000;

/** Days of 1970 to 2200: rules of moons are good for no more. */
const years = { first: 1970, last: 2200 };

/** Whether holidays of a country or region are known. @param region `US` or `US-OR` */
export async function knowsRegion(region: string): Promise<boolean> {
  const Calendar = await library();
  const all: Record<string, unknown> = new Calendar().getCountries('en');
  const [country = '', state, part] = region.split('-');
  if (!Object.hasOwn(all, country)) return false;
  if (state === undefined) return true;
  const states: Record<string, unknown> = new Calendar().getStates(country, 'en') ?? {};
  if (!Object.hasOwn(states, state)) return false;
  return part === undefined || Object.hasOwn(new Calendar().getRegions(country, state, 'en') ?? {}, part);
}

/** @throws AppError `validation` for a region whose holidays nobody knows */
export async function requireKnownRegion({ holiday_region: region }: { holiday_region?: string | null | undefined }) {
  if (region && !(await knowsRegion(region)))
    throw validationError({ holiday_region: [fault('invalid_choice', { value: region })] });
}

/** Public holidays from one day to another, both included; of the same day the first named. @param region one that {@link knowsRegion} */
export async function holidaysOf(
  region: string,
  { from, until, language }: { from: string; until: string; language?: Language | undefined },
): Promise<Holiday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const of: Holiday[] = [];
  for (let year = Math.max(first, years.first); year <= Math.min(last, years.last); year++) {
    of.push(...(await holidaysOfYear(region, year, language ?? 'en')));
  }
  return of.filter(({ date }) => from <= date && date <= until);
}

function holidaysOfYear(region: string, year: number, language: Language): Promise<Holiday[]> {
  const name = `${region} ${year} ${language}`;
  if (known.size > mostKnown) known.clear();
  const made = known.get(name) ?? make(region, year, language);
  known.set(name, made);
  return made;
}

async function make(region: string, year: number, language: Language): Promise<Holiday[]> {
  const Calendar = await library();
  // Others have their turn between two years.
  await setImmediate();
  const of = calendarOf(Calendar, region).getHolidays(year, language);
  const days = new Map<string, string>();
  for (const { date, name, type } of of) {
    const day = date.slice(0, 10);
    if (type === 'public' && !days.has(day)) days.set(day, name);
  }
  return [...days].map(([date, name]) => ({ date, name })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function calendarOf(Calendar: typeof Holidays, region: string): Holidays {
  const [country = '', state, part] = region.split('-');
  if (state === undefined) return new Calendar(country);
  return part === undefined ? new Calendar(country, state) : new Calendar(country, state, part);
}

/** Countries, or the regions of one that have holidays of their own, in the order of their names. */
export async function regionsOf(country: string | undefined, language: Language = 'en'): Promise<HolidayRegion[]> {
  const Calendar = await library();
  const calendar = new Calendar();
  // The library has most countries in their own language only.
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const of: Record<string, string> =
    country === undefined ? calendar.getCountries(language) : (calendar.getStates(country, language) ?? {});
  return Object.entries(of)
    .map(([code, name]) =>
      country === undefined ? { code, name: names.of(code) ?? name } : { code: `${country}-${code}`, name },
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}
