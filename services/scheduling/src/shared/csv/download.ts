import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource } from 'typeorm';
import { todayOf } from '../sql/days.ts';
import type { ExportLimits, Exports } from './exports.ts';
import { csvLines } from './lines.ts';

/** A CSV file as a use case describes it; nothing is read before {@link sendCsv}. */
export interface CsvDownload {
  /** Without date and extension: `clients`. */
  name: string;
  /** In whose time zone the file is dated; UTC without. */
  company: number | undefined;
  /** Keys of the rows with their headings, in order. */
  columns: Readonly<Record<string, string>>;
  sql: string;
  /** Makes what is written of a text that was read. */
  textOf?: (text: string, column: string) => string;
  parameters: unknown[];
}

/**
 * Streams rows from the database into an attachment `{name}_{YYYY-MM-DD}.csv`, however many there are.
 * Cells that a spreadsheet would run as a formula begin with an apostrophe instead; a byte-order mark tells Excel that
 * the text is UTF-8. A reader who takes nothing, or takes too long, loses the file and with it the database connection.
 * @param whose in the place of a company, where the file is of none
 * @throws AppError `throttled` while several of the same company's files are written
 */
export async function sendCsv(
  response: Response,
  exports: Exports,
  download: CsvDownload,
  whose: string,
): Promise<void> {
  const company = download.company === undefined ? whose : `company ${download.company}`;
  await exports.run(company, (database) => writeCsv(response, database, exports.limits, download));
  // Only now: who has the end of one file may ask for the next at once.
  if (!response.destroyed) response.end();
}

async function writeCsv(
  response: Response,
  database: DataSource,
  { idle, whole }: ExportLimits,
  download: CsvDownload,
): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    // The limit would count from the first row to the last, and with them the time that the reader takes.
    await runner.query('SET LOCAL statement_timeout = 0');
    const day = await todayOf(runner.manager, download.company);
    const connection = (await runner.connect()) as ClientBase;
    const cursor = connection.query(new Cursor<Row>(download.sql, download.parameters));
    // What fails before the first row can still be answered as an error.
    const first = await cursor.read(atOnce);
    response.attachment(`${download.name}_${day}.csv`);
    response.setTimeout(idle, () => response.destroy());
    await pipeline(pieces(cursor, first, download), response, {
      signal: AbortSignal.timeout(whole),
      end: false,
    });
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    if (!isReaderGone(error)) throw error;
    // What was cut off must not look complete.
    response.destroy();
  } finally {
    await runner.release();
  }
}

const isReaderGone = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR');

type Row = Record<string, unknown>;

/** Rows that are read in one round trip, and written in one piece. */
const atOnce = 1_000;

/** The file. While rows are written the database already makes the next ones, and no further ones until they are wanted. */
async function* pieces(cursor: Cursor<Row>, first: Row[], { columns, textOf }: CsvDownload): AsyncGenerator<string> {
  const lines = csvLines(columns, textOf);
  try {
    yield lines.head;
    for (let rows = first; rows.length > 0;) {
      const next = cursor.read(atOnce);
      // Who leaves in between never asks for it, and it must not fail unheard.
      next.catch(() => {});
      yield lines.of(rows);
      rows = await next;
    }
  } finally {
    await cursor.close();
  }
}
