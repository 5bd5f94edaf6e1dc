import { z } from 'zod';
import { id, text } from '../rest/index.ts';
import { blankable, companyFilter, filter, optionalEmail, place } from './fields.ts';
import { ownTimeZone } from './time-zone.ts';

export const clientStatuses = ['active', 'inactive'] as const;

/** A further place of a client (scheduling.md §3). */
export const location = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  /** IANA name; null takes the client's. */
  time_zone: z.string().nullable(),
  client: z.int(),
  company: z.int(),
});

/** A customer of a company (scheduling.md §3), with its locations in the order they were added. */
export const client = z.object({
  id: z.int(),
  company: z.int(),
  name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  /** IANA name; null takes the company's. */
  time_zone: z.string().nullable(),
  status: z.enum(clientStatuses),
  notes: z.string(),
  locations: z.array(location),
});

/** Columns that `ordering` of the client list may name. */
export const clientOrdering = ['name', 'contact_name', 'status', 'created_at'] as const;

export const clientListFilter = z.object({ company: companyFilter, status: filter(z.enum(clientStatuses)) });

/** scheduling.md §5, Client form; what an update leaves out stays as it was. */
export const clientUpdate = z.object({
  name: text(200),
  contact_name: blankable(200),
  email: optionalEmail,
  phone: blankable(50),
  ...place,
  time_zone: ownTimeZone,
  status: z.enum(clientStatuses).optional(),
  notes: blankable(10_000),
});

/** `company` is the working company unless given; a client stays with it. */
export const clientInput = clientUpdate.extend({ company: id.optional() });

export const clientPatch = clientUpdate.partial();

/** A location of `client`, which counts on creation only. */
export const locationInput = z.object({ client: id, name: text(200), ...place, time_zone: ownTimeZone });

export const locationUpdate = locationInput.omit({ client: true });

export const locationPatch = locationUpdate.partial();

export type ClientStatus = (typeof clientStatuses)[number];
export type Client = z.infer<typeof client>;
export type ClientListFilter = z.infer<typeof clientListFilter>;
export type ClientInput = z.infer<typeof clientInput>;
export type ClientPatch = z.infer<typeof clientPatch>;
export type Location = z.infer<typeof location>;
export type LocationInput = z.infer<typeof locationInput>;
export type LocationPatch = z.infer<typeof locationPatch>;
