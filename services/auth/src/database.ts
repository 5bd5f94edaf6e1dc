import 'reflect-metadata';
import { createDataSource } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { Accounts20261121090000 } from './migrations/20261121090000-accounts.ts';
import { UserEntity } from './users/user.entity.ts';

/** The auth database, not yet connected. */
export const authDatabase = (url: string): DataSource =>
  createDataSource({ url, applicationName: 'auth', entities: [UserEntity], migrations: [Accounts20261121090000] });
