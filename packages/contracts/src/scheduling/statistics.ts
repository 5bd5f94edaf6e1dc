import { z } from 'zod';
import { companyFilter } from './fields.ts';

/** scheduling.md §3, Admin statistics. */
export const statistics = z
  .object({
    employees: z.int(),
    clients: z.int(),
    shifts: z.int(),
    pendingInvites: z.int().describe('Invitations that are neither accepted nor expired.'),
    /** People with an account: of the company; of the site for a superuser. */
    totalUsers: z.int().nullable().describe('Null for a superuser while the auth service is away.'),
    companies: z.int().optional().describe('Superusers only.'),
    adminUsers: z.int().optional().describe('Users who administer a company. Superusers only.'),
  })
  .describe('Of the company asked for, else of the working company, or of everything for a superuser.');

export const statisticsQuery = z.object({ company: companyFilter });

/** `GET /internal/users/count/` of the auth service. */
export const userCount = z.object({ count: z.int().nonnegative() });

export type Statistics = z.infer<typeof statistics>;
export type StatisticsQuery = z.infer<typeof statisticsQuery>;
