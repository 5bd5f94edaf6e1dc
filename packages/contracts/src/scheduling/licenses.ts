import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { answered, id, isoDate, key, optionalText, reference } from '../rest/index.ts';
import { companyFilter, filter } from './fields.ts';

/** Days before its last one on which guard and planners are told that a license expires. */
export const licenseWarningDays = [60, 30, 7] as const;

export const licenseLimits = { /** Of a scan. */ bytes: 5 * 2 ** 20, /** Of one employee. */ each: 100 } as const;

/** What a scan may be. */
export const scanTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

const day = isoDate.nullable().optional();

const licenseDetails = z.object({
  number: optionalText(100),
  issuer: optionalText(200).describe('Who gave it.'),
  valid_from: day.describe('First day on which it is good; null: open.'),
  valid_until: day.describe('Last day on which it is good; null: open.'),
});

/** A card, permit or certificate that proves a qualification of an employee. */
export const license = z.object({
  id: key,
  company: key,
  employee: key,
  employee_name: z.string(),
  qualification: key,
  qualification_name: z.string(),
  expires: z.boolean().describe('Whether the company says that its qualification does.'),
  renewed: z.boolean().describe('Another one of the same qualification is good for longer.'),
  ...answered(licenseDetails).shape,
  scan_name: z.string().nullable().describe('Of its scan, which is downloaded by itself; null: there is none.'),
});

/** Who holds what expires, and nobody knows until when: it counts as valid. */
export const missingLicense = z.object({
  employee: key,
  employee_name: z.string(),
  qualification: key,
  qualification_name: z.string(),
});

export const missingLicenseQuery = z.object({ company: companyFilter });

/** Columns that `ordering` of the list may name. */
export const licenseOrdering = ['valid_until', 'employee_name', 'qualification_name'] as const;

export const licenseListFilter = z.object({
  company: companyFilter,
  employee: filter(id),
  qualification: filter(id),
  until: filter(isoDate).describe(
    'What is to be renewed by that day: it expires by then, and no other is good for longer.',
  ),
});

interface Days {
  valid_from?: string | null | undefined;
  valid_until?: string | null | undefined;
}

const inOrder = ({ valid_from, valid_until }: Days) => !valid_from || !valid_until || valid_from <= valid_until;
const ordered = { path: ['valid_until'], message: sentences.last_day_before_first };

export const licenseInput = licenseDetails
  .extend({ qualification: reference.describe('Of the same company; the employee holds it from then on.') })
  .refine(inOrder, ordered);

/** A license stays its employee’s, and of its qualification. */
export const licensePatch = licenseDetails.refine(inOrder, ordered).describe('What is left out stays as it is.');

/** How a license stands: not good yet, good, good for so short that it is warned of, or no more. */
export type LicenseState = 'early' | 'valid' | 'soon' | 'expired';

/** @param today `YYYY-MM-DD` */
export function licenseState(
  { from, until }: { from: string | null; until: string | null },
  today: string,
): LicenseState {
  if (from !== null && today < from) return 'early';
  if (until === null) return 'valid';
  if (until < today) return 'expired';
  return (Date.parse(until) - Date.parse(today)) / 86_400_000 <= licenseWarningDays[0] ? 'soon' : 'valid';
}

/** The days of a license after a change. @returns what is wrong with them */
export const licenseDaysFault = (days: Days) =>
  inOrder(days) ? undefined : refusal('last_day_before_first').params.fault;

export type License = z.infer<typeof license>;
export type MissingLicense = z.infer<typeof missingLicense>;
export type MissingLicenseQuery = z.infer<typeof missingLicenseQuery>;
export type LicenseInput = z.infer<typeof licenseInput>;
export type LicensePatch = z.infer<typeof licensePatch>;
export type LicenseListFilter = z.infer<typeof licenseListFilter>;
