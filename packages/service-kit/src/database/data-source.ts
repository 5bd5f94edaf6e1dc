import { DataSource, type DataSourceOptions } from 'typeorm';
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
  poolSize?: number;
}

/**
 * A TypeORM data source on PostgreSQL, not yet connected (`await dataSource.initialize()`).
 * The schema changes by migrations alone. Losing the server costs the statements under way, never the process:
 * the pool reconnects when it is back.
 */
export function createDataSource(options: DatabaseOptions): DataSource {
  return new DataSource({
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
    extra: { Client: TracedClient, statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 },
  });
}
