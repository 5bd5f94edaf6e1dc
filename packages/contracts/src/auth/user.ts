import { z } from 'zod';
import { key } from '../rest/index.ts';
import { schedulingUser } from '../scheduling/index.ts';
import { chosenSettings } from './settings.ts';

/** So many years receipts and paid hours are kept of somebody who was erased: what laws of taxes and wages ask for at most. */
export const payRecordYears = 10;

/** For so many days at most, work that is not paid keeps the name, the numbers and the account that paying needs. */
export const unpaidWorkDays = 90;

/** POST /auth/erase-account/ and POST /planner/users/{id}/erase/: the name of the account, so that nobody erases by a slip. */
export const erasureInput = z.object({ username: z.string().trim().min(1).max(254) });

/** POST /internal/users/{id}/erase/, from auth to the others; sent again until it is answered. */
export const erasureOrder = z.object({ username: z.string().max(254) });
export const erasureDone = z.object({ erased: z.literal(true) });

/** A user on the wire: core-site.md §3 User, with the fields of scheduling.md §3 User (management). */
export const userSchema = z.object({
  id: key,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  /** readings.md. */
  is_admin: z.boolean().describe('Administers a company.'),
  patreon_tier: z.string().nullable(),
  is_patreon_connected: z.boolean(),
  /** The first is the working company. */
  administered_companies: schedulingUser.shape.administered_companies,
  company_admin_for: schedulingUser.shape.administered_companies,
  employee_profile: schedulingUser.shape.employee_profile,
  /** Null until they save some. */
  settings: chosenSettings.nullable(),
  date_joined: z.iso.datetime(),
  last_login: z.iso.datetime().nullable(),
});

export type UserWire = z.infer<typeof userSchema>;

/** GET /auth/patreon/: what else lets a user in. */
export const patreonConnection = z
  .object({
    patreon_id: z.string(),
    tier: z.string().nullable(),
    connected_at: z.iso.datetime(),
    refreshed_at: z.iso.datetime().describe('When Patreon was last asked.'),
    has_password: z.boolean().describe('Without one, only a link by mail lets the user in once this is gone.'),
  })
  .describe('A Patreon account that signs in to this one.');

export type PatreonConnection = z.infer<typeof patreonConnection>;
