import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';

/** A CSV file as a use case describes it; nothing is read before {@link sendCsv}. */
export interface CsvDownload {
  /** Without date and extension: `clients`. */
  name: string;
  /** Keys of the rows with their headings, in order. */
  columns: Readonly<Record<string, string>>;
  sql: string;
  parameters: unknown[];
}

/** Milliseconds after which a reader who takes nothing loses the download, and with it the database connection. */
const idleLimit = 30_000;

/**
 * Streams rows from the database into an attachment `{name}_{YYYY-MM-DD}.csv`, however many there are.
 * Cells that a spreadsheet would run as a formula begin with an apostrophe instead; a byte-order mark tells Excel that
 * the text is UTF-8.
 */
export async function sendCsv(response: Response, database: DataSource, download: CsvDownload): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    const rows = await runner.stream(download.sql, download.parameters);
    response.attachment(`${download.name}_${new Date().toISOString().slice(0, 10)}.csv`);
    response.setTimeout(idleLimit, () => response.destroy());
    await pipeline(rows, csvOf(download), response);
  } catch (error) {
    // A reader who went away is no fault of ours.
    if (!response.destroyed) throw error;
  } finally {
    await runner.release();
  }
}

const csvOf = ({ columns }: CsvDownload) =>
  stringify({
    header: true,
    bom: true,
    columns,
    escape_formulas: true,
    cast: { date: (date: Date) => date.toISOString() },
  });
