import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { ClientBase } from 'pg';
import QueryStream from 'pg-query-stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { todayOf } from '../companies/today.ts';
import type { ExportLimits, Exports } from './exports.ts';
import { withoutFormulas } from './formulas.ts';

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
    const rows = await streamRows(runner, download);
    // What fails before the first row can still be answered as an error.
    await once(rows, 'readable');
    response.attachment(`${download.name}_${day}.csv`);
    response.setTimeout(idle, () => response.destroy());
    await pipeline(rows, csvOf(download), response, {
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

/** TypeORM's own `stream` fetches a hundred rows at a time, which makes ten times as many round trips. */
async function streamRows(runner: QueryRunner, { sql, parameters }: CsvDownload): Promise<QueryStream> {
  const connection = (await runner.connect()) as ClientBase;
  return connection.query(new QueryStream(sql, parameters, { batchSize: 1000 }));
}

const csvOf = ({ columns, textOf = (text) => text }: CsvDownload) =>
  stringify({
    header: true,
    bom: true,
    columns,
    // RFC 4180.
    record_delimiter: 'windows',
    quoted_match: /[\r\n;\t]/,
    cast: {
      date: (date: Date) => date.toISOString(),
      string: (text: string, { column }) => withoutFormulas(textOf(text, String(column))),
    },
  });
