import type { DataSource, EntityManager } from 'typeorm';

const bounds = new WeakMap<DataSource, DataSource>();

/**
 * The same database, all of whose statements belong to the transaction of `manager`: use cases then need not know of it.
 * Transactions of theirs are savepoints in it.
 */
export function boundTo(database: DataSource, manager: EntityManager): DataSource {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.create knows no types
  const bound = Object.create(database, {
    manager: { value: manager },
    query: { value: (sql: string, parameters?: unknown[]) => manager.query(sql, parameters) as unknown },
  }) as DataSource;
  bounds.set(bound, database);
  return bound;
}

/** For what must last whatever becomes of the transaction, such as the count of a try. */
export const unbound = (database: DataSource): DataSource => bounds.get(database) ?? database;
