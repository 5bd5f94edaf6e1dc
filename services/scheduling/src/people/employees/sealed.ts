import type { Vault } from '@portfolio/service-kit/vault';

/** Columns of an employee that are sealed: whoever gets hold of the database, or of a copy, cannot read them. Nothing searches them. */
export const sealedColumns = ['id_number', 'tax_number', 'bank_account'] as const;

const purposeOf = (column: string) => `employee.${column}`;

const mapped = <T extends object>(row: T, change: (column: string, value: string) => string): T => {
  const entries = Object.entries(row).map(([column, value]: [string, unknown]) => [
    column,
    typeof value === 'string' && isSealed(column) ? change(column, value) : value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts for texts
  return Object.fromEntries(entries) as T;
};

const isSealed = (column: string) => sealedColumns.some((one) => one === column);

/** For the database. */
export const sealed = <T extends object>(vault: Vault, row: T): T =>
  mapped(row, (column, value) => vault.seal(purposeOf(column), value));

/** From the database. */
export const opened = <T extends object>(vault: Vault, row: T): T =>
  mapped(row, (column, value) => vault.open(purposeOf(column), value));

/** One column from the database, which need not be a sealed one. */
export const openedText = (vault: Vault, column: string, text: string): string =>
  isSealed(column) ? vault.open(purposeOf(column), text) : text;
