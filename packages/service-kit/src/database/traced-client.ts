import { Client, type ClientConfig } from 'pg';
import { currentContext } from '../request-context/index.ts';

/**
 * A connection that ends each statement with the request's id as an SQL comment, so that a slow statement in the
 * server's log or pg_stat_activity leads back to its request, and that survives the loss of its server.
 */
export class TracedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // pg-pool listens only while a connection is idle, and an unheard 'error' ends the process.
    // Whoever waits for a statement still gets the failure as its rejection.
    this.on('error', () => {});
    // oxlint-disable-next-line typescript/unbound-method -- bound again when applied
    this.query = new Proxy(this.query, {
      apply: (query, _this, [statement, ...rest]: unknown[]) =>
        Reflect.apply(query, this, [traced(statement), ...rest]) as unknown,
    });
  }
}

function traced(statement: unknown): unknown {
  const requestId = currentContext()?.requestId;
  // The id's alphabet was checked when it was accepted: it cannot close the comment.
  return requestId && typeof statement === 'string' ? `${statement} /* request_id=${requestId} */` : statement;
}
