import { z } from 'zod';
import { key } from '../rest/index.ts';
import { schedulingUser } from '../scheduling/index.ts';
import { chosenSettings } from './settings.ts';

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
