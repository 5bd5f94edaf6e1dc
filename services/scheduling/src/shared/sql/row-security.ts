import { secureRows } from '@portfolio/service-kit/row-security';

/** SQL: the row concerns the employee that the caller is. */
export const ofCaller = (column: string): string => `${column} = (SELECT scope_employee())`;

interface Reach {
  /** The column of the company. */
  company?: string;
  /**
   * SQL for whom a row concerns, beside the company's administrators: {@link ofCaller}, or that another row is theirs. Without,
   * everybody of the company reaches the rows, as far as their calls go.
   */
  own?: string;
}

/** SQL, for migrations, that keeps statements to the rows of their companies. Every table with a company has it, which a test asks for. */
export function secureCompanyRows(table: string, { company = 'company_id', own }: Reach = {}): string {
  const isIn = (companies: string) => `${company} = ANY ((SELECT ${companies}())::integer[])`;
  const ofCompany = isIn('scope_companies');
  const reached = own === undefined ? ofCompany : `${isIn('scope_administered')} OR (${ofCompany} AND ${own})`;
  return secureRows(table, reached) + tellChanges(table);
}

/** Tables of before are told of by the migration that made the function. */
const tellChanges = (table: string): string =>
  `DO $$ BEGIN IF to_regproc('tell_changes_of') IS NOT NULL THEN PERFORM tell_changes_of('${table}'); END IF; END $$;`;
