/**
 * What the service is measured against: the least that can answer the same page of a list. `node:http`, `pg`, the
 * service's own statement and pool size; no routing, no validation, no permissions, no headers.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { required } from '../support/environment.ts';

const statement = required('STATEMENT');
const parameters = JSON.parse(required('PARAMETERS')) as unknown[];
const pool = new pg.Pool({ connectionString: required('CONTENT_DATABASE_URL'), max: 10 });

async function answer(): Promise<string> {
  const { rows } = await pool.query<{ count: string }>(statement, parameters);
  const results = rows.map(({ count: _count, ...row }) => row);
  return JSON.stringify({ count: Number(rows[0]?.count ?? 0), next: null, previous: null, results });
}

const server = createServer(async (_request, response) => {
  const body = await answer();
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
