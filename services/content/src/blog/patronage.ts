import type { InternalClient } from '@portfolio/service-kit/internal';
import { z } from 'zod';
import { AppError } from '@portfolio/service-kit/errors';

/** Asks the auth service, which alone knows who supports the site. */
export interface Patronage {
  /** @throws AppError `unavailable` when auth does not answer */
  hasTier(userId: number): Promise<boolean>;
}

/** What content reads of `GET /internal/users/{id}/`. */
const user = z.object({ patreon_tier: z.string().nullable() });

export function createPatronage(auth: InternalClient): Patronage {
  return {
    async hasTier(userId) {
      try {
        return Boolean((await auth.get(`/internal/users/${userId}/`, user)).patreon_tier);
      } catch (error) {
        // A token may outlive its account by some minutes.
        if (error instanceof AppError && error.code === 'not_found') return false;
        throw error;
      }
    },
  };
}
