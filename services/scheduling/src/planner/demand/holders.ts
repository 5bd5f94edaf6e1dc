import { firstInvalidDay, type Validity } from '@portfolio/planning/conflicts';
import type { Range } from '@portfolio/planning/demand';
import type { SchedulingContext } from '../../context.ts';
import { expiringLicenses } from '../../shared/sql/held-qualifications.ts';
import { numbersOf } from './planned-shifts.ts';

/** Whether somebody has a qualification on every day of a time, by the clock of a place. */
export type Holds = (employee: number, qualification: number, time: Range, zone: string) => boolean;

/** Of all employees of a company. */
export async function holdersOf({ database }: Pick<SchedulingContext, 'database'>, company: number): Promise<Holds> {
  const [held, licenses] = await Promise.all([
    numbersOf(
      database,
      { employee: 'employee_id', qualification: 'qualification_id' },
      'employee_qualification WHERE company_id = $1',
      [company],
    ),
    database.query<(Validity & { employee: number; qualification: number })[]>(
      `SELECT employee_id AS employee, qualification_id AS qualification, valid_from::text AS from, valid_until::text AS until
       FROM ${expiringLicenses} WHERE license.company_id = $1`,
      [company],
    ),
  ]);
  /** By qualification and employee. */
  const holders = new Map<number, Map<number, Validity[] | undefined>>();
  for (const [index, qualification] of held.qualification.entries()) {
    const own = holders.get(qualification) ?? new Map<number, Validity[] | undefined>();
    holders.set(qualification, own.set(held.employee[index]!, undefined));
  }
  for (const { employee, qualification, ...license } of licenses) {
    const own = holders.get(qualification);
    if (own?.has(employee)) own.set(employee, [...(own.get(employee) ?? []), license]);
  }
  return (employee, qualification, { from: start, until: end }, zone) => {
    const own = holders.get(qualification);
    return own?.has(employee) === true && !firstInvalidDay(own.get(employee), { start, end }, zone);
  };
}
