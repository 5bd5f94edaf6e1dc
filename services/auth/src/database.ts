import 'reflect-metadata';
import { createDataSource } from '@portfolio/service-kit/database';
import { JobQueue20261121080000 } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { Accounts20261121090000 } from './migrations/20261121090000-accounts.ts';
import { ResetsSettingsLimits20261121120000 } from './migrations/20261121120000-resets-settings-limits.ts';
import { RateLimits20261121150000 } from './migrations/20261121150000-rate-limits.ts';
import { SessionNetwork20261121160000 } from './migrations/20261121160000-session-network.ts';
import { FoldedNames20261121161000 } from './migrations/20261121161000-folded-names.ts';
import { DemoAccounts20261121162000 } from './migrations/20261121162000-demo-accounts.ts';
import { UserEntity } from './users/user.entity.ts';

/** The auth database, not yet connected. */
export const authDatabase = (url: string): DataSource =>
  createDataSource({
    url,
    applicationName: 'auth',
    entities: [UserEntity],
    migrations: [
      JobQueue20261121080000,
      Accounts20261121090000,
      ResetsSettingsLimits20261121120000,
      RateLimits20261121150000,
      SessionNetwork20261121160000,
      FoldedNames20261121161000,
      DemoAccounts20261121162000,
    ],
  });
