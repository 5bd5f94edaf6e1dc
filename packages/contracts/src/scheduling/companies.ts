import { z } from 'zod';
import { id, maxPageSize } from '../rest/index.ts';
import { timeZone } from './time-zone.ts';

export const company = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string(),
  /** IANA name: where its days are counted, unless a client or a location says otherwise. */
  time_zone: z.string(),
});

/** `PATCH /planner/companies/{id}/`: what is left out stays as it was. */
export const companyPatch = z.object({ time_zone: timeZone }).partial();

/** Columns that `ordering` of the company list may name. */
export const companyOrdering = ['name', 'id'] as const;

/**
 * What scheduling knows of a user: `GET /internal/users/{id}/`, or a list of them for `GET /internal/users/?ids=1,2`.
 * The first administered company is the working one (scheduling.md §3).
 */
export const schedulingUser = z.object({
  id: z.int(),
  administered_companies: z.array(z.object({ id: z.int(), name: z.string() })),
  employee_profile: z.object({ id: z.int(), company_id: z.int() }).nullable(),
});

/** Query of `GET /internal/users/`: one page of users at most, comma-separated. */
export const schedulingUserIds = z.object({
  ids: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(id).min(1).max(maxPageSize),
  ),
});

export type Company = z.infer<typeof company>;
export type CompanyPatch = z.infer<typeof companyPatch>;
export type SchedulingUser = z.infer<typeof schedulingUser>;
