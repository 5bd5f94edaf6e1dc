/**
 * What the service is measured against: the least that can answer the same page of a list. `node:http`, `pg`, the
 * service's own two statements and pool size; no routing, no validation, no permissions, no headers.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { required } from '../support/environment.ts';

const page = required('PAGE_STATEMENT');
const count = required('COUNT_STATEMENT');
const pool = new pg.Pool({ connectionString: required('CONTENT_DATABASE_URL'), max: 10 });

async function answer(): Promise<string> {
  const [{ rows: results }, { rows: counted }] = await Promise.all([
    pool.query<object>(page),
    pool.query<{ count: number }>(count),
  ]);
  return JSON.stringify({ count: counted[0]?.count ?? 0, next: null, previous: null, results });
}

const server = createServer(async (_request, response) => {
  const body = await answer();
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
