import { type QueryConfig, Query, type Connection } from 'pg';
import { TracedClient, type Send } from './traced-client.ts';

/** What `pg` tells a statement under way, which its types leave out. */
interface Answered {
  /** Of a prepared one: known to the connection once it is told that something was parsed. */
  name: string | undefined;
  submit(connection: Connection): Error | null;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
}

interface Submitted {
  submittedNamedStatements: Record<string, string>;
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
 * transaction to the server. Its own answer begins after the other's end; where that fails, it was not even parsed.
 */
class ScopedQuery extends PgQuery {
  readonly #assume: { text: string; scope: string };
  readonly #name: string | undefined;
  #isAssumed = false;

  constructor(assume: { text: string; scope: string }, config: QueryConfig, values: unknown, heard: unknown) {
    super({ ...config, queryMode: 'extended' }, values, heard);
    this.#assume = assume;
    this.#name = config.name;
  }

  override submit(connection: Connection): Error | null {
    const { text, scope } = this.#assume;
    connection.stream.cork();
    try {
      if (!prepared.has(connection)) {
        // After a failure it may be there.
        connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
      }
      prepared.add(connection);
      connection.bind({ statement: name, values: [scope] }, true);
      connection.execute({}, true);
      return super.submit(connection);
    } finally {
      this.name = undefined;
      connection.stream.uncork();
    }
  }

  override handleDataRow(row: unknown): void {
    if (this.#isAssumed) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isAssumed) super.handleCommandComplete(message, connection);
    this.#isAssumed = true;
    this.name = this.#name;
  }

  override handleError(error: unknown, connection: Connection): void {
    if (!this.#isAssumed) {
      prepared.delete(connection);
      if (this.#name !== undefined) delete (connection as Connection & Submitted).submittedNamedStatements[this.#name];
    }
    super.handleError(error, connection);
  }
}

/** Whose rows a service's statements reach, where row-level security decides. */
export interface RowScope {
  /** SQL that assumes the scope `$1` until its transaction ends: `SELECT assume_scope($1)`. */
  assume: string;
  /** The scope of the statement about to be sent; an empty one reaches nothing. */
  current: () => string;
  /** What connections begin with: `-c name=value`. */
  settings?: string;
}

/**
 * Connections whose every statement goes with its scope: both are sent at once and run in one transaction, so that it
 * costs no round trip and nothing of it is left for the next statement; nothing is sent for one without a scope. A stream brings none:
 * it needs a transaction, and has the scope of the statement before it.
 */
export const scopedClient = ({ assume, current }: RowScope): typeof TracedClient =>
  class ScopedClient extends TracedClient {
    #isInTransaction = false;
    /** A statement of this transaction had a scope, which lasts until another takes its place. */
    #isHeld = false;

    protected override send(query: Send, statement: unknown, rest: unknown[]): unknown {
      const config = typeof statement === 'string' ? { text: statement } : statement;
      if (!isText(config)) return super.send(query, statement, rest);
      if (isTransactionControl(config.text)) {
        this.#follow(config.text);
        return super.send(query, statement, rest);
      }
      const scope = { text: assume, scope: current() };
      if (!scope.scope && !this.#isHeld) return super.send(query, statement, rest);
      this.#isHeld = this.#isInTransaction && scope.scope !== '';
      const heard = rest.at(-1);
      if (typeof heard === 'function')
        return query(new ScopedQuery(scope, config, rest[0] === heard ? [] : rest[0], heard));
      return new Promise((resolve, reject) => {
        const settle = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result));
        query(new ScopedQuery(scope, config, rest[0], settle));
      });
    }

    #follow(text: string): void {
      if (/^(SAVEPOINT|RELEASE)\b/.test(text)) return;
      const isBack = /^ROLLBACK\s+TO\b/.test(text);
      this.#isInTransaction = isBack || /^(START|BEGIN)\b/.test(text);
      // Settings go back, too, perhaps to a scope of before.
      this.#isHeld = isBack;
    }
  };

const isText = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && !('submit' in config) && 'text' in config;

/** They reach no rows, and one that ends a failed transaction must come alone. */
const isTransactionControl = (text: string) => /^(START|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/.test(text);
