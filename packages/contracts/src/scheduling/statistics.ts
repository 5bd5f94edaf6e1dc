import { z } from 'zod';

/**
 * scheduling.md §3, Admin statistics: of the working company, or of everything for a superuser, who alone gets
 * `companies` and `adminUsers`.
 */
export const statistics = z.object({
  employees: z.int(),
  clients: z.int(),
  shifts: z.int(),
  /** Invitations that are neither accepted nor expired. */
  pendingInvites: z.int(),
  /** People with an account: of the company; of the site for a superuser, null while the auth service is away. */
  totalUsers: z.int().nullable(),
  companies: z.int().optional(),
  /** Users who administer a company. */
  adminUsers: z.int().optional(),
});

/** `GET /internal/users/count/` of the auth service. */
export const userCount = z.object({ count: z.int().nonnegative() });

export type Statistics = z.infer<typeof statistics>;
