import { once } from 'node:events';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';

/** A part of what a service keeps about somebody, as they are given it. */
export interface PersonalSection {
  /** What the file calls it. */
  name: string;
  /** SELECT of its rows for the user `$1`, with a `position` that orders them and is not told. */
  sql: string;
  /** Columns of it that are not told: a row is told whole but for these, so that a column which comes later is told. */
  without?: readonly string[];
  /** Makes what is told of a row: opens what is sealed. */
  read?: (row: object) => object;
}

/** What the file calls a part, and JSON that another service writes. */
export type Forwarded = readonly [name: string, json: AsyncIterable<Buffer>];

/** Rows that are read, and so in memory, at a time. */
const batch = 500;

/** A reader who takes nothing for so long loses the file. */
const idleMs = 30_000;

/**
 * Writes one JSON object with a list for each section: what a service keeps about a user. Rows are read in batches, each in a
 * statement of its own, so that a slow reader holds neither memory nor a connection. What is cut off does not look complete.
 * @param forwarded objects of other services, for the end of it
 */
export async function writeDocument(
  response: Response,
  database: DataSource,
  sections: readonly PersonalSection[],
  userId: number,
  forwarded: readonly Forwarded[] = [],
): Promise<void> {
  const pieces = documentOf(database, sections, userId, forwarded);
  response.type('application/json').setTimeout(idleMs, () => response.destroy());
  // In a loop of its own, not a pipeline: statements keep the scope of who asks.
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

async function* documentOf(
  database: DataSource,
  sections: readonly PersonalSection[],
  userId: number,
  forwarded: readonly Forwarded[],
): AsyncGenerator<string | Buffer, undefined> {
  let before = '{';
  for (const { name, sql, without, read = (row: object) => row } of sections) {
    yield `${before}\n${JSON.stringify(name)}: [`;
    before = ',';
    let separator = '\n  ';
    for await (const row of rowsOf(database, sql, userId)) {
      yield separator + JSON.stringify(read(withoutColumns(row, without)));
      separator = ',\n  ';
    }
    yield ']';
  }
  for (const [name, json] of forwarded) {
    yield `${before}\n${JSON.stringify(name)}: `;
    before = ',';
    yield* json;
  }
  yield '\n}\n';
}

async function* rowsOf(database: DataSource, sql: string, userId: number): AsyncGenerator<object> {
  for (let after = '-1'; ;) {
    const rows = await database.query<{ position: string }[]>(
      `SELECT * FROM (${sql}) AS told WHERE position > $2 ORDER BY position LIMIT ${batch}`,
      [userId, after],
    );
    for (const { position, ...row } of rows) {
      after = position;
      yield row;
    }
    if (rows.length < batch) return;
  }
}

const withoutColumns = (row: object, without: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)));
