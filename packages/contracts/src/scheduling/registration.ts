import { z } from 'zod';
import { accountRegistration } from '../accounts/index.ts';
import { optionalText, text } from '../rest/index.ts';
import { httpUrl } from '../content/fields.ts';
import { timeZone } from './fields.ts';

/** `POST /planner/admin/generate-token/`. */
export const adminRegistrationLink = z.object({
  registration_url: z.url().describe('Shown this once.'),
  expires_at: z.iso.datetime(),
});

/** scheduling.md §3, Admin token info. */
export const adminTokenInfo = z.object({
  created_by: z.string().describe('The name of the superuser who made the link.'),
  expires_at: z.iso.datetime(),
});

const account = accountRegistration.omit({ key: true });

/** scheduling.md §5, Admin registration. The rules of the password are the auth service's. */
export const adminRegistration = account.extend({
  first_name: text(150),
  last_name: text(150),
  company_name: text(200),
  company_address: optionalText(300),
  company_phone: optionalText(50),
  company_website: httpUrl.optional(),
  /** Browsers know theirs. */
  company_time_zone: timeZone.optional().describe('IANA name; UTC unless given.'),
});

/** `GET /planner/employee/validate-token/{token}/`: what the form begins with. */
export const employeeTokenInfo = z.object({
  valid: z.literal(true),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  company_name: z.string(),
});

/** scheduling.md §5, Employee registration. */
export const employeeRegistration = account.extend({
  first_name: text(100),
  last_name: text(100),
  phone: optionalText(50),
});

/** What both registrations answer; signing in is the next call. */
export const registered = z.object({ success: z.literal(true) });

export type AdminRegistrationLink = z.infer<typeof adminRegistrationLink>;
export type AdminTokenInfo = z.infer<typeof adminTokenInfo>;
export type AdminRegistration = z.infer<typeof adminRegistration>;
export type EmployeeTokenInfo = z.infer<typeof employeeTokenInfo>;
export type EmployeeRegistration = z.infer<typeof employeeRegistration>;
export type Registered = z.infer<typeof registered>;
