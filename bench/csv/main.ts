/**
 * The CSV file of a company's shifts, at the service, beside PostgreSQL's own COPY of the same rows with the same SQL, interleaved.
 * `SHIFTS=1000000 npm run bench -- csv` loads more.
 */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { demoAccounts } from '@portfolio/demo/accounts';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { loadFirm } from '../shifts/load.ts';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { growthDuring } from '../support/memory.ts';
import { pidOf } from '../support/pid.ts';
import { signIn } from '../support/sign-in.ts';
import { printFigures } from '../support/table.ts';

const amount = Number(process.env['SHIFTS'] ?? 200_000);
const rounds = 5;
const service = required('SCHEDULING_URL');

const database = new pg.Client(required('SCHEDULING_DATABASE_URL'));
await database.connect();
console.log(`  loading ${amount.toLocaleString('en')} shifts`);
const { company } = await loadFirm(database, demoAccounts.manager.id, { amount, days: 730, past: 700 });

const access = await signIn(required('AUTH_URL'), 'manager');

/** @throws when it is refused */
async function download(): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(`${service}/planner/shifts/export/?company=${company}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`The file was answered ${answer.status}.`);
  return answer.body;
}

/** Rows a second of a file that is read and thrown away, and its size in bytes. */
async function rate(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<{ rate: number; bytes: number }> {
  const started = performance.now();
  let bytes = 0;
  const nowhere = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      bytes += piece.length;
      done();
    },
  });
  await pipeline(await open(), nowhere);
  return { rate: (amount * 1_000) / (performance.now() - started), bytes };
}

/** What the service sends for the file, from the server's own view, so that the reference cannot drift from it. */
async function statement(): Promise<string> {
  const body = await download();
  const { rows } = await database.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE query LIKE 'SELECT %ORDER BY%' AND query LIKE '%FROM shift %' AND pid <> pg_backend_pid()
     ORDER BY query_start DESC LIMIT 1`,
  );
  for await (const piece of body) void piece;
  const [found] = rows;
  if (!found || /\$[2-9]/.test(found.query)) throw new Error(`Not the statement of a company's file: ${found?.query}`);
  return found.query
    .replace(/\/\* request_id=.*\*\/\s*$/, '')
    .replaceAll(/ANY ?\(\$1(::int\[\])?\)/g, `ANY('{${company}}')`)
    .replaceAll('$1', String(company));
}

const sql = await statement();
const ours: number[] = [];
const copied: number[] = [];
const sizes = { ours: 0, copied: 0 };
const growth = await growthDuring({ scheduling: pidOf('scheduling') }, async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const file = await rate(download);
    const copy = await rate(async () => database.query(copyTo(`COPY (${sql}) TO STDOUT (FORMAT csv, HEADER)`)));
    ours.push(file.rate);
    copied.push(copy.rate);
    Object.assign(sizes, { ours: file.bytes, copied: copy.bytes });
    console.log(`  round ${round} of ${rounds}`);
  }
});
await database.end();
printFigures(`${amount.toLocaleString('en')} shifts as CSV, median of ${rounds} rounds`, 'COPY', [
  { name: 'at the service', ours: median(ours), reference: median(copied), unit: 'rows/s' },
  { name: 'bytes', ours: sizes.ours / 2 ** 20, reference: sizes.copied / 2 ** 20, unit: 'MB' },
]);
console.log(`  memory that it takes of the service: ${growth['scheduling']?.toFixed(0)} MB`);
