import { payrollColumns, type PayrollColumn } from '@portfolio/contracts/scheduling';
import type { PayrollColumn as ColumnName } from '../../generated/graphql.ts';

/** A column as GraphQL names it: `EMPLOYEE_NAME`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both lists are made from the contract's
export const columnName = (column: PayrollColumn): ColumnName => column.toUpperCase() as ColumnName;

/** The other way, in the order of the file. */
export const columnsOf = (names: readonly ColumnName[]): PayrollColumn[] =>
  payrollColumns.filter((column) => names.includes(columnName(column)));
