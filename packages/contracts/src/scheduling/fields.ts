import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { emailPattern, filter, id, optionalText, otherwise, reference } from '../rest/index.ts';
import { scheduling } from './constants.ts';

/** Every IANA time zone that this runtime knows, by the name it prefers; UTC first. */
export const timeZones: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const known = new Set(timeZones);

/** The preferred name, so that `Asia/Kolkata` and `Asia/Calcutta` are one. */
function preferredName(zone: string): string | undefined {
  if (known.has(zone)) return zone;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return known.has(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** An IANA time zone, also by an older or newer name; answered by the preferred one. */
export const timeZone = z
  .string()
  .trim()
  .max(64)
  .transform((zone, context) => {
    const name = preferredName(zone);
    if (name === undefined) context.addIssue({ code: 'custom', message: messages.choice(zone), input: zone });
    return name ?? zone;
  });

/** A time zone of one's own; null or blank takes that of what it belongs to. */
export const ownTimeZone = z.preprocess((zone) => (zone === '' ? null : zone), timeZone.nullable()).optional();

export { filter };

/** Lists and downloads of an administrator. */
export const companyFilter = filter(id).describe('Default: the working company; for a superuser, all.');

/** The company that something new belongs to. */
export const companyOfNew = reference.optional().describe('Default: the working company.');

/** The simple pattern of readings.md, or blank. */
export const optionalEmail = z
  .string(otherwise(messages.email))
  .trim()
  .max(254, { abort: true })
  .refine((value) => value === '' || emailPattern.test(value), messages.email)
  .optional();

export const waitedSeconds = z
  .int()
  .min(0)
  .max(scheduling.keptTapSeconds)
  .nullish()
  .describe('How long ago it was tapped, if the phone had no connection then. So a wrong clock changes nothing.');

/** Where somebody or something is. */
export const place = {
  address: optionalText(300),
  city: optionalText(100),
  state: optionalText(100),
  zip_code: optionalText(20),
};

const budget = (most: number) => z.int().min(0).max(most).nullable().optional();

/** What the shifts of a week at one place may cost and take. */
export const placeBudget = {
  week_budget: budget(scheduling.weekBudget).describe(
    'Dollars that the shifts of a week there may cost; null: none is kept to.',
  ),
  week_hours: budget(scheduling.weekHours).describe('Hours that they may have; null: none is kept to.'),
};

/** Whose public holidays: a country or a region of one, as ISO 3166 has them. */
export const holidayRegionCode = z.string().regex(/^[A-Z]{2}(-[A-Z\d]{1,4}){0,2}$/);
