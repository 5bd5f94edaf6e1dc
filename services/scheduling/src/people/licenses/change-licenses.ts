import { fault } from '@portfolio/contracts/errors';
import {
  licenseDaysFault,
  licenseLimits,
  licensePatch,
  type License,
  type LicenseInput,
  type LicensePatch,
} from '@portfolio/contracts/scheduling';
import { changesOf } from '@portfolio/service-kit/audit';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../../context.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { getEmployee } from '../employees/employees.ts';
import { QualificationEntity } from '../employees/employee.entity.ts';
import { LicenseEntity } from './license.entity.ts';
import { getLicense } from './licenses.ts';
import { lockEmployee, doesNotExist } from '../../shared/writes.ts';
import { asScan, type Scan } from '../../shared/uploads/scan.ts';

/**
 * A new license of an employee, who holds what it proves from then on.
 * @throws AppError `not_found` for another company's employee; `validation` for its qualification, or too many
 */
export async function createLicense(
  context: SchedulingContext,
  employee: number,
  { qualification: qualification_id, ...fields }: LicenseInput,
): Promise<License> {
  const { company: company_id } = await getEmployee(context, employee);
  const id = await context.database.transaction(async (manager) => {
    await lockEmployee(manager, employee);
    if (!(await manager.existsBy(QualificationEntity, { id: qualification_id, company_id })))
      throw doesNotExist('qualification', qualification_id);
    if ((await manager.countBy(LicenseEntity, { employee_id: employee })) >= licenseLimits.each)
      throw validationError({ qualification: [fault('licenses_full', { max: licenseLimits.each })] });
    const of = { company_id, employee_id: employee, qualification_id };
    const made = await manager.save(LicenseEntity, { ...fields, ...of });
    await manager.query(
      `INSERT INTO employee_qualification (company_id, employee_id, qualification_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [company_id, employee, qualification_id],
    );
    return made.id;
  });
  return getLicense(context, id);
}

/** Of the number only that it is another. */
const noted = licensePatch.keyof().exclude(['number']).options;

/** How the log of a company names a license: it says nothing of who has it. */
const titleOf = ({ id, qualification_name }: License): string => `${qualification_name} (${id})`;

/** Changes what is given. @throws AppError `not_found`, `validation`; `conflict` by `expected` */
export async function updateLicense(
  context: SchedulingContext,
  id: number,
  changes: LicensePatch,
  expected?: Precondition,
): Promise<License> {
  const { employee } = await getLicense(context, id);
  return context.database.transaction(async (manager) => {
    await lockEmployee(manager, employee);
    const before = await getLicense(context, id, manager);
    expected?.(before);
    const wrong = licenseDaysFault({ ...before, ...changes });
    if (wrong) throw validationError({ valid_until: [wrong] });
    if (Object.keys(changes).length > 0) await manager.update(LicenseEntity, id, changes);
    const after = await getLicense(context, id, manager);
    const differing = [
      ...changesOf(before, after, noted),
      ...(before.number === after.number ? [] : [{ name: 'number', before: null, after: null }]),
    ];
    if (differing.length > 0) {
      const event = { kind: 'license_changed', subject: titleOf(after), changes: differing } as const;
      await recordCompanyEvent(manager, after.company, event);
    }
    return after;
  });
}

/** The employee still holds what it proved. @throws AppError `not_found` */
export async function deleteLicense(context: SchedulingContext, id: number): Promise<void> {
  const license = await getLicense(context, id);
  await context.database.transaction(async (manager) => {
    await lockEmployee(manager, license.employee);
    await manager.delete(LicenseEntity, id);
    await recordCompanyEvent(manager, license.company, { kind: 'license_deleted', subject: titleOf(license) });
  });
}

/** Keeps a scan in the place of the one before. @throws AppError `not_found`; `validation` for what is neither document nor picture */
export async function setScan(context: SchedulingContext, id: number, file: Omit<Scan, 'type'>): Promise<License> {
  const { company } = await getLicense(context, id);
  const { name, type, content } = asScan(file);
  await context.database.transaction(async (manager) => {
    await manager.update(LicenseEntity, id, { scan_name: name });
    await manager.query(
      `INSERT INTO license_scan (license_id, company_id, type, content) VALUES ($1, $2, $3, $4)
       ON CONFLICT (license_id) DO UPDATE SET type = excluded.type, content = excluded.content`,
      [id, company, type, content],
    );
  });
  return getLicense(context, id);
}

/** @throws AppError `not_found` */
export async function deleteScan(context: SchedulingContext, id: number): Promise<License> {
  await getLicense(context, id);
  await context.database.transaction(async (manager) => {
    // First, as adding one does: what is added meanwhile is seen.
    await manager.update(LicenseEntity, id, { scan_name: null });
    await manager.query('DELETE FROM license_scan WHERE license_id = $1', [id]);
  });
  return getLicense(context, id);
}
