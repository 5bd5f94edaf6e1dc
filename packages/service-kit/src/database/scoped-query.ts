import { Query, type Connection, type QueryConfig } from 'pg';

/** What `pg` tells a statement under way, which its types leave out. */
interface Answered {
  submit(connection: Connection): Error | null;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const PgQuery = Query as unknown as new (
  config: QueryConfig & { queryMode: 'extended' },
  values: unknown,
  heard: unknown,
) => Answered;

const name = 'assume_scope';

/** Connections that know the statement of this name. */
const prepared = new WeakSet<Connection>();

/**
 * A statement that goes together with the one that assumes its scope: messages before the same `Sync` are one
 * transaction to the server. Its own answer begins after the other's end.
 */
export class ScopedQuery extends PgQuery {
  readonly #assume: { text: string; scope: string };
  #isAssumed = false;

  constructor(assume: { text: string; scope: string }, config: QueryConfig, values: unknown, heard: unknown) {
    super({ ...config, queryMode: 'extended' }, values, heard);
    this.#assume = assume;
  }

  override submit(connection: Connection): Error | null {
    const { text, scope } = this.#assume;
    connection.stream.cork();
    try {
      if (!prepared.has(connection)) connection.parse({ name, text, types: [] }, true);
      prepared.add(connection);
      connection.bind({ statement: name, values: [scope] }, true);
      connection.execute({}, true);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleDataRow(row: unknown): void {
    if (this.#isAssumed) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isAssumed) super.handleCommandComplete(message, connection);
    this.#isAssumed = true;
  }
}
