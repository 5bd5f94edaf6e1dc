import { createLimit, type Limit } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';

/** What visitors may do how often, by their address. */
export interface ContentLimits {
  contact: Limit;
  chat: Limit;
}

export const contentLimits = (database: DataSource): ContentLimits => ({
  contact: createLimit(database, { name: 'contact', tries: 5, seconds: 10 * 60 }),
  chat: createLimit(database, { name: 'chat', tries: 30, seconds: 60 }),
});
