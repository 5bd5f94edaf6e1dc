import { z } from 'zod';
import { answered, key, optionalText, reference, text } from '../rest/index.ts';
import { heldQualification } from './employees.ts';
import {
  companyFilter,
  companyOfNew,
  filter,
  holidayRegionCode,
  optionalEmail,
  place,
  placeBudget,
  ownTimeZone,
} from './fields.ts';

export const clientStatuses = ['active', 'inactive'] as const;
export const clientStatus = z.enum(clientStatuses);

const budget = answered(z.object(placeBudget)).shape;

/** A further place of a client (scheduling.md §3). */
export const location = z.object({
  id: key,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  time_zone: z.string().nullable().describe("IANA name; null takes the client's."),
  holiday_region: z.string().nullable().describe("Whose public holidays it has; null: the company's."),
  required_qualifications: z
    .array(heldQualification)
    .describe('What it asks of employees beside what its client asks.'),
  ...budget,
  client: key,
  company: key,
});

/** A customer of a company (scheduling.md §3), with its locations in the order they were added. */
export const client = z.object({
  id: key,
  company: key,
  name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  time_zone: z.string().nullable().describe("IANA name; null takes the company's."),
  status: clientStatus,
  notes: z.string(),
  required_qualifications: z.array(heldQualification).describe('What is asked of employees at all its places.'),
  week_budget: budget.week_budget.describe(
    'Dollars that the shifts of a week at its own address may cost; null: none is kept to.',
  ),
  week_hours: budget.week_hours.describe('Hours that they may have; null: none is kept to.'),
  locations: z.array(location),
});

/** Ids; what is left out stays as it is. */
const required = z.array(reference).max(100).optional();

/** Columns that `ordering` of the client list may name. */
export const clientOrdering = ['name', 'contact_name', 'status', 'created_at'] as const;

export const clientListFilter = z.object({ company: companyFilter, status: filter(clientStatus) });

/** scheduling.md §5, Client form; what an update leaves out stays as it was. */
export const clientUpdate = z.object({
  name: text(200),
  contact_name: optionalText(200),
  email: optionalEmail,
  phone: optionalText(50),
  ...place,
  time_zone: ownTimeZone.describe("IANA name; null takes the company's."),
  status: clientStatus.optional(),
  notes: optionalText(10_000),
  required_qualifications: required.describe('All that is asked at its places, of the same company.'),
  ...placeBudget,
});

/** A client stays with its company. */
export const clientInput = clientUpdate.extend({ company: companyOfNew });

export const clientPatch = clientUpdate.partial().describe('What is left out stays as it is.');

/** A location of `client`, which counts on creation only. */
export const locationInput = z.object({
  client: reference,
  name: text(200),
  ...place,
  time_zone: ownTimeZone.describe("IANA name; null takes the client's."),
  holiday_region: z
    .preprocess((region) => (region === '' ? null : region), holidayRegionCode.nullable())
    .optional()
    .describe("ISO 3166; null: the company's."),
  required_qualifications: required.describe('All that it asks beside what its client asks.'),
  ...placeBudget,
});

export const locationUpdate = locationInput.omit({ client: true });

export const locationPatch = locationUpdate.partial().describe('What is left out stays as it is.');

export type ClientStatus = (typeof clientStatuses)[number];
export type Client = z.infer<typeof client>;
export type ClientListFilter = z.infer<typeof clientListFilter>;
export type ClientInput = z.infer<typeof clientInput>;
export type ClientPatch = z.infer<typeof clientPatch>;
export type Location = z.infer<typeof location>;
export type LocationInput = z.infer<typeof locationInput>;
export type LocationPatch = z.infer<typeof locationPatch>;
