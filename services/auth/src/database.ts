import 'reflect-metadata';
import { createDataSource, migrationsIn } from '@portfolio/service-kit/database';
import { ownerRows } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { UserSettingsEntity } from './users/settings/user-settings.entity.ts';
import { UserEntity } from './users/account/user.entity.ts';

const migrations = await migrationsIn(new URL('migrations/', import.meta.url));

/** The auth database, not yet connected. */
export const authDatabase = (url: string): DataSource =>
  createDataSource({
    url,
    applicationName: 'auth',
    entities: [UserEntity, UserSettingsEntity],
    migrations,
    scope: ownerRows,
  });
