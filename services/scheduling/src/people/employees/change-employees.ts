import { fault } from '@portfolio/contracts/errors';
import type { Employee, EmployeeInput, EmployeePatch } from '@portfolio/contracts/scheduling';
import { In, type EntityManager } from 'typeorm';
import { companyForNew } from '../../company/administration.ts';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../../context.ts';
import { refusedBy, refuseUnknown, lockEmployee } from '../../shared/writes.ts';
import { EmployeeEntity, EmployeeQualificationEntity, QualificationEntity } from './employee.entity.ts';
import { getEmployee } from './employees.ts';
import { sealed } from './sealed.ts';

/** A new employee of the given or the working company. @throws AppError `validation` */
export async function createEmployee(
  context: SchedulingContext,
  { company, ...input }: EmployeeInput,
): Promise<Employee> {
  const company_id = await companyForNew(context, company);
  const { qualifications, ...columns } = sealed(context.vault, columnsOf(input));
  const id = await context.database.transaction(async (manager) => {
    const employee = await manager.save(EmployeeEntity, { ...columns, company_id });
    if (qualifications) await setQualifications(manager, { id: employee.id, company: company_id }, qualifications);
    return employee.id;
  });
  return getEmployee(context, id);
}

/**
 * Changes what is given; an employee stays with their company. A new rate counts for shifts that have not begun; with another address,
 * or when they are set inactive, the link of an invitation is void.
 * @throws AppError `not_found`, `validation`; `conflict` by `expected`
 */
export async function updateEmployee(
  context: SchedulingContext,
  id: number,
  input: EmployeePatch,
  expected?: Precondition,
): Promise<Employee> {
  const employee = await getEmployee(context, id);
  const { qualifications, ...columns } = sealed(context.vault, columnsOf(input));
  await context.database.transaction(async (manager) => {
    // Two who change the same employee take turns.
    await lockEmployee(manager, id);
    expected?.(await getEmployee(context, id, manager));
    if (Object.keys(columns).length > 0) await manager.update(EmployeeEntity, id, columns);
    if (qualifications) await setQualifications(manager, employee, qualifications);
    if (isCutOff(employee, columns)) await voidInvitation(manager, id);
    if (columns.hourly_rate !== undefined) await setRateOfComingShifts(manager, id, columns.hourly_rate);
  });
  return getEmployee(context, id);
}

/**
 * Deletes an employee; an account they have stays, as a plain user's. One with shifts stays, for what was worked and
 * paid would go with them.
 * @throws AppError `not_found`, `conflict`
 */
export async function deleteEmployee(context: SchedulingContext, id: number): Promise<void> {
  await getEmployee(context, id);
  await context.database.manager
    .delete(EmployeeEntity, id)
    .catch(refusedBy(fault('employee_has_shifts'), 'shift_employee_fkey', 'payment_employee_fkey'));
}

/** Whoever has the link that was sent shall not become the employee with it: they left, or it went to a wrong address. */
const isCutOff = (before: Employee, { status, email }: EmployeePatch): boolean =>
  (status === 'inactive' && before.status !== 'inactive') || (email !== undefined && email !== before.email);

const voidInvitation = (manager: EntityManager, employeeId: number) =>
  manager.query('DELETE FROM employee_invitation WHERE employee_id = $1 AND accepted_at IS NULL', [employeeId]);

/** The two names of the telephone number become one column; what is undefined is no column to change. */
function columnsOf<T extends EmployeePatch>({ phone_number, ...input }: T): Omit<T, 'phone_number'> {
  const columns = { ...input, phone: phone_number ?? input.phone };
  if (columns.phone === undefined) delete columns.phone;
  return columns;
}

async function setQualifications(
  manager: EntityManager,
  employee: { id: number; company: number },
  ids: readonly number[],
): Promise<void> {
  const known = await manager.findBy(QualificationEntity, { id: In([...ids]), company_id: employee.company });
  refuseUnknown('qualifications', ids, known);
  await manager.delete(EmployeeQualificationEntity, { employee_id: employee.id });
  await manager.insert(
    EmployeeQualificationEntity,
    [...new Set(ids)].map((id) => ({
      employee_id: employee.id,
      qualification_id: id,
      company_id: employee.company,
    })),
  );
}

async function setRateOfComingShifts(manager: EntityManager, employeeId: number, rate: string): Promise<void> {
  await manager.query(
    `UPDATE shift SET hourly_pay_rate = $2
     WHERE employee_id = $1 AND status = 'scheduled' AND start_time > now()`,
    [employeeId, rate],
  );
  await manager.query(
    `UPDATE published_shift SET snapshot = snapshot || jsonb_build_object(
       'hourly_pay_rate', $2::numeric(10, 2), 'pay', round($2::numeric * (snapshot ->> 'paid_hours')::numeric, 2))
     WHERE employee_id = $1 AND (snapshot ->> 'start_time')::timestamptz > now()`,
    [employeeId, rate],
  );
}
