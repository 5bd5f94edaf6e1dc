import { schedulingUser, type SchedulingUser } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import type { ServiceEnvironment } from '@portfolio/service-kit/environment';
import { serviceClient } from '@portfolio/service-kit/internal';
import { z } from 'zod';

/** What the scheduling service knows of users: the companies they administer, the employee they are. */
export interface Scheduling {
  /** @returns what could be learnt in time; undefined when scheduling cannot be reached */
  find(userIds: readonly number[]): Promise<SchedulingUser[] | undefined>;
  close(): Promise<void>;
}

/** Signing in must not wait for another service for long. */
const timeoutMs = 800;

export function createScheduling(environment: ServiceEnvironment): Scheduling {
  const client = serviceClient('scheduling', environment, { timeoutMs });
  return {
    async find(userIds) {
      if (userIds.length === 0) return [];
      try {
        return await client.get(`/internal/users/?ids=${userIds.join(',')}`, z.array(schedulingUser));
      } catch (error) {
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },
    close: () => client.close(),
  };
}
