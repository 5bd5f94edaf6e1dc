const everything = '(SELECT scope_everything())';
const ofCompany = (key: string) => `${key} = ANY ((SELECT scope_companies())::integer[])`;
const administered = (key: string) => `${key} = ANY ((SELECT scope_administered())::integer[])`;

/**
 * SQL, for migrations, that keeps statements to the rows of their scope (`scope.ts`), the owner's too: each table with a company has
 * it, which a test asks for.
 * @param options.company the column of the company
 * @param options.employee the column of the employee whom a row concerns: colleagues then do not reach it, only
 *   administrators and the employee. Without, everybody of the company reaches the rows, as far as their calls go.
 */
export function secureRows(table: string, options: { company?: string; employee?: string } = {}): string {
  const { company = 'company_id', employee } = options;
  const reached =
    employee === undefined ? ofCompany(company) : `${administered(company)} OR ${employee} = (SELECT scope_employee())`;
  return `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY scope ON ${table} USING (${everything} OR ${reached});`;
}

/** SQL that takes {@link secureRows} back. */
export const unsecureRows = (table: string): string =>
  `DROP POLICY scope ON ${table};
   ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY;`;
