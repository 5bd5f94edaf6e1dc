import { finished } from 'node:stream/promises';
import { fault } from '@portfolio/contracts/errors';
import { importLimits, type ImportReport } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { Slices } from '@portfolio/service-kit/slices';
import { CsvError, parse } from 'csv-parse';
import { withFormulas } from '../shared/csv/formulas.ts';

export interface CsvRow {
  /** As spreadsheets count: the headings are row 1. */
  row: number;
  cells: readonly string[];
}

export interface CsvFile extends Pick<ImportReport, 'encoding' | 'delimiter'> {
  headings: readonly string[];
  rows: readonly CsvRow[];
}

/** With empty rows between the others. */
const maxRecords = importLimits.rows * 2;

/**
 * Reads a CSV file as spreadsheets write it: with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. Empty
 * rows are left out.
 * @throws AppError `validation` on `file`
 */
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  if (bytes.length === 0) throw validationError({ file: [fault('empty_file')] });
  const { text, encoding } = decoded(bytes);
  const delimiter = delimiterOf(text);
  const [headings = [], ...rows] = await records(text, delimiter);
  if (headings.length > importLimits.columns) {
    throw validationError({ file: [fault('import_too_many_columns', { max: importLimits.columns })] });
  }
  const filled = rows
    .map((cells, index): CsvRow => ({ row: index + 2, cells: cells.map((cell) => withFormulas(cell).trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw validationError({ file: [fault('import_no_rows')] });
  if (filled.length > importLimits.rows || rows.length >= maxRecords - 1) {
    throw validationError({ file: [fault('import_too_many_rows', { max: importLimits.rows })] });
  }
  return { headings: headings.map((heading) => heading.trim()), rows: filled, encoding, delimiter };
}

/** What is no UTF-8 was written by an older Excel of the western world. */
function decoded(bytes: Uint8Array): { text: string; encoding: CsvFile['encoding'] } {
  const as = (encoding: CsvFile['encoding'], fatal = false) => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  try {
    return as('utf-8', true);
  } catch {
    return as('windows-1252');
  }
}

/** The one that the headings have most of, outside of quotes. */
function delimiterOf(text: string): CsvFile['delimiter'] {
  const [line = ''] = text.split(/\r?\n/, 1);
  const headings = line.slice(0, 10_000).replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => headings.split(delimiter).length;
  const known = [',', ';', '\t'] as const;
  return known.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** So many characters are read at a time. */
const piece = 16_384;

async function records(text: string, delimiter: string): Promise<string[][]> {
  try {
    const found: string[][] = [];
    const reader = parse({ delimiter, relax_column_count: true, to: maxRecords, max_record_size: 100_000 });
    reader.on('data', (record: string[]) => found.push(record));
    const read = finished(reader);
    const slices = new Slices();
    for (let at = 0; at < text.length && !reader.destroyed; at += piece) {
      reader.write(text.slice(at, at + piece));
      if (slices.isOver()) await slices.next();
    }
    if (!reader.destroyed) reader.end();
    await read;
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw validationError({ file: [fault('import_unreadable', { row: Number(error['records'] ?? 0) + 1 })] });
  }
}
