import type { Fault } from '@portfolio/contracts/errors';
import { check, type FieldFault } from '@portfolio/contracts/rest';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

/** A row of a file by its fields. */
export interface Given {
  row: number;
  values: Readonly<Record<string, string>>;
}

export interface Problem {
  field: string | null;
  severity: 'warning' | 'refusal';
  fault: Fault;
}

/** What a row brings; it is bad when a problem refuses it. */
export interface Judged extends Pick<Given, 'row'> {
  name: string;
  detail: string;
  /** It exists already. */
  there: boolean;
  problems: readonly Problem[];
}

/** How one kind is judged and written. */
export interface Importer<Row extends Judged = Judged> {
  /** Reads only. With `forUse` what others could change meanwhile is locked until the transaction ends. */
  judge(manager: EntityManager, company: number, rows: readonly Given[], forUse: boolean): Promise<Row[]>;
  /** Writes rows that are new and not bad. */
  write(manager: EntityManager, company: number, rows: readonly Row[]): Promise<void>;
}

export const refusing = (field: string | null, fault: Fault): Problem => ({ field, severity: 'refusal', fault });

export const isBad = ({ problems }: Pick<Judged, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'refusal');

/** Checks a row as a form would be. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): { data?: z.output<Schema>; problems: Problem[] } {
  const { data, faults } = check(schema, values);
  if (faults) return { problems: faults.map(problemOf) };
  return { data, problems: [] };
}

const problemOf = ({ path, fault }: FieldFault): Problem => refusing(path.length > 0 ? String(path[0]) : null, fault);

/** PostgreSQL takes no more parameters than 65,535 in a statement, and a longer one is long in the making. */
const chunkRows = 100;

/** In the order given, so many at a time that a statement has room for them. */
export function* chunks<Row>(rows: readonly Row[]): Iterable<Row[]> {
  for (let at = 0; at < rows.length; at += chunkRows) yield rows.slice(at, at + chunkRows);
}
