import { Client, type ClientConfig } from 'pg';
import { commandOf, measureStatement, secondsSince } from '../metrics/index.ts';
import { currentContext } from '../request-context/index.ts';
import { beginSpan } from '../tracing/index.ts';
import { preparedName } from './prepared.ts';

/** `client.query` with its arguments, whichever of its many forms was called. */
export type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection that tells the server which request a statement belongs to, so that a slow one in the server's log
 * leads back to its request, and that survives the loss of its server.
 */
export class TracedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // pg-pool listens only while a connection is idle, and an unheard 'error' ends the process.
    // Whoever waits for a statement still gets the failure as its rejection.
    this.on('error', () => {});
    const query = this.query.bind(this) as Send;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      measured(statement, rest, (heard) => this.send(query, traced(statement), heard))) as never;
  }

  /** Where each statement passes, when it is sent. */
  protected send(query: Send, statement: unknown, rest: unknown[]): unknown {
    return query(statement, ...rest);
  }
}

/** Measures a statement that is a text, told by promise or by callback; a stream lasts as long as its reader takes. */
function measured(statement: unknown, rest: unknown[], send: (rest: unknown[]) => unknown): unknown {
  if (typeof statement !== 'string') return send(rest);
  const startedAt = performance.now();
  const command = commandOf(statement);
  const span = beginSpan(command, { 'db.system.name': 'postgresql', 'db.query.text': statement });
  const end = (error?: unknown) => {
    measureStatement(command, error ? 'error' : 'ok', secondsSince(startedAt));
    span?.end(error);
  };
  const heard = rest.at(-1);
  if (typeof heard === 'function') {
    const told = (error: unknown, result: unknown): unknown => {
      end(error);
      return Reflect.apply(heard, undefined, [error, result]);
    };
    return send([...rest.slice(0, -1), told]);
  }
  const result = send(rest);
  // A promise of its own: whoever asked still hears of the failure by theirs.
  if (result instanceof Promise) result.then(() => end(), end);
  return result;
}

/**
 * The request's id ends the statement as a comment, which pg_stat_activity shows too. The text of a prepared statement
 * cannot change, so there it names the portal: logged as `execute prepared_1/2 <id>`, and listed in pg_cursors.
 */
function traced(statement: unknown): unknown {
  if (typeof statement !== 'string') return statement;
  const requestId = currentContext()?.requestId;
  const name = preparedName(statement);
  if (name) return { name, text: statement, portal: `${nextPortal()} ${requestId ?? ''}` };
  // The id's alphabet was checked when it was accepted: it cannot close the comment.
  return requestId ? `${statement} /* request_id=${requestId} */` : statement;
}

let portals = 0;

/** Portals live until their transaction ends, so within one they must differ. */
const nextPortal = (): number => (portals = (portals + 1) % 1_000_000);
