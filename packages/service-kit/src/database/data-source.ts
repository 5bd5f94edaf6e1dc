import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { measurePool } from '../metrics/index.ts';
import { scopedClient, type RowScope } from './scoped-client.ts';
import { TracedClient } from './traced-client.ts';

type Classes = Extract<DataSourceOptions['entities'], unknown[]>;

export interface DatabaseOptions {
  /** `postgres://…` */
  url: string;
  entities: Classes;
  migrations: NonNullable<Extract<DataSourceOptions['migrations'], unknown[]>>;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** Connections at most; default 10. */
  poolSize?: number | undefined;
  /** Sent with every statement, for row-level security. */
  scope?: RowScope;
}

/** A setting that policies of row-level security look at; with it, a connection reaches every row. */
const reachAll = '-c scope.everything=on';

/**
 * A TypeORM data source on PostgreSQL, not yet connected (`await dataSource.initialize()`).
 * The schema changes by migrations alone. Losing the server costs the statements under way, never the process:
 * the pool reconnects when it is back.
 */
export function createDataSource(options: DatabaseOptions): DataSource {
  const database = new DataSource({
    type: 'postgres',
    url: options.url,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    // Failed statements are logged by whoever answers the request; TypeORM would print their parameters.
    logging: false,
    applicationName: options.applicationName,
    connectTimeoutMS: 5_000,
    poolSize: options.poolSize ?? 10,
    poolErrorHandler: () => {},
    extra: {
      Client: options.scope ? scopedClient(options.scope) : TracedClient,
      ...(options.scope?.settings && { options: options.scope.settings }),
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
  measurePool(options.applicationName, () => poolOf(database));
  return database;
}

/** TypeORM's driver has it while it is connected, and keeps it out of its types. */
const poolOf = ({ driver, isInitialized }: DataSource): Pool | undefined =>
  isInitialized && 'master' in driver ? (driver.master as Pool) : undefined;

/**
 * The same data source for migrations, and for tests that prepare and look: without the limit of a request's time, and reaching
 * every row.
 */
export function withoutScope(dataSource: DataSource): DataSource {
  return dataSource.setOptions({ extra: { Client: TracedClient, options: reachAll } });
}
