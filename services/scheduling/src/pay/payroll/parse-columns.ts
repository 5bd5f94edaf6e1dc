import { fault } from '@portfolio/contracts/errors';
import { chosenPayrollColumns, payrollColumn, type PayrollColumn } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';

/** `hours,pay` as columns; undefined for none. @throws AppError `validation` on `columns` */
export function parseColumns(text: string | undefined): PayrollColumn[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !payrollColumn.safeParse(name).success);
  if (unknown !== undefined) throw validationError({ columns: [fault('invalid_choice', { value: unknown })] });
  return chosenPayrollColumns.parse(names);
}
