import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  mostUnavailability,
  timeOff,
  timeOffAmount,
  timeOffLimits,
  timeOffOrdering,
  type TimeOff,
  type TimeOffEntered,
  type TimeOffInput,
  type TimeOffListFilter,
  type TimeOffType,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { alphabetical, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry } from '@portfolio/service-kit/limits';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { companyTable } from '../../company/company-table.ts';
import { limits } from '../../limits.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { duringTimeOff, todayOf } from '../../shared/sql/days.ts';
import { getEmployee, requireEmployee } from '../employees/employees.ts';
import { lacksDocument, tellDecided } from './decide.ts';
import { addEntry } from './ledger.ts';
import { timeOffMail } from './time-off-mail.ts';
import { withDefaultTypes } from './types.ts';
import { lockEmployee, doesNotExist, named } from '../../shared/writes.ts';

export const timeOffList: ListOptions = {
  orderings: timeOffOrdering,
  defaultOrdering: '-from_day',
  defaultPageSize: 50,
};

/** What time off is joined with wherever it is read. */
const tables = `time_off JOIN time_off_type ON time_off_type.id = time_off.type_id
  JOIN employee ON employee.id = time_off.employee_id JOIN company ON company.id = time_off.company_id`;

const minute = (column: string) => `to_char(time_off.${column}, 'HH24:MI')`;

const columns = selectList('time_off', timeOff, {
  employee_name: employeeName,
  type_name: 'time_off_type.name',
  unit: 'time_off_type.unit',
  from_time: minute('from_time'),
  until_time: minute('until_time'),
  is_approved_once: `time_off.status = 'pending' AND first_approved_by IS NOT NULL`,
  file_name: '(SELECT name FROM time_off_file WHERE time_off_id = time_off.id)',
  lacks_document: lacksDocument,
  shifts: `(SELECT count(*)::integer FROM shift WHERE shift.status = 'scheduled' AND ${duringTimeOff})`,
});

const orderings = {
  from_day: 'time_off.from_day',
  created_at: 'time_off.created_at',
  employee_name: [alphabetical('employee.last_name'), alphabetical('employee.first_name')],
};

const rows = companyTable<TimeOff>({ table: 'time_off', from: tables, columns });

const filtered = ({ employee, type, status, from, until }: Omit<TimeOffListFilter, 'company'>): Where =>
  new Where()
    .and('time_off.employee_id =', employee)
    .and('time_off.type_id =', type)
    .and('time_off.status =', status)
    .and('time_off.until_day >=', from)
    .and('time_off.from_day <=', until);

/** Of one company; `search` looks at who is off. */
export const listTimeOff = (
  context: SchedulingContext,
  { company, ...filter }: TimeOffListFilter,
  list: ListParameters,
): Promise<Page<TimeOff>> =>
  rows.list(context, company, {
    list,
    searched: ['employee.first_name', 'employee.last_name'],
    orderings,
    where: filtered(filter),
  });

/** The caller's own. @throws AppError `not_found` for a user who is no employee */
export async function listMyTimeOff(context: SchedulingContext, list: ListParameters): Promise<Page<TimeOff>> {
  const { id } = await requireEmployee(context);
  const where = filtered({ employee: id });
  return selectPage<TimeOff>(context.database, { columns, from: tables, where, list, orderings, key: 'time_off.id' });
}

/** @throws AppError `not_found` also for another company's */
export const getTimeOff = rows.one;

/** @throws AppError `not_found` also for somebody else's */
export async function getMyTimeOff(context: SchedulingContext, id: number): Promise<TimeOff> {
  const { id: own } = await requireEmployee(context);
  const [row] = await context.database.query<TimeOff[]>(`SELECT ${columns} FROM ${tables} WHERE time_off.id = $1`, [
    id,
  ]);
  if (row?.employee !== own) throw notFound();
  return row;
}

/**
 * The caller asks for time off; of a type that needs no approval, it is so at once. Planners are told.
 * @throws AppError `validation` for a type that the company has not, too late or long ago, and at the time of other time off of theirs;
 * `throttled`
 */
export async function askForTimeOff(context: SchedulingContext, input: TimeOffInput): Promise<TimeOff> {
  const { id, company_id } = await requireEmployee(context);
  await countTry(context, limits.timeOff, String(id));
  await withDefaultTypes(context.database, company_id);
  const made = await context.database.transaction(async (manager) => {
    const type = await typeOf(manager, company_id, input.type);
    await refuseDay(manager, company_id, type, input.from_day);
    const status = type.needs_approval ? 'pending' : 'approved';
    const added = await insert(manager, { input, type, employee: id, company: company_id, status, by: null });
    await enqueue(manager, timeOffMail, { time_off: added, status });
    return added;
  });
  return getMyTimeOff(context, made);
}

/** Enters time off of an employee, which is approved with that; they are told. @throws AppError `validation` as {@link askForTimeOff} */
export async function enterTimeOff(
  context: SchedulingContext,
  { employee, ...input }: TimeOffEntered,
): Promise<TimeOff> {
  const { company } = await named('employee', employee, getEmployee(context, employee));
  await withDefaultTypes(context.database, company);
  const made = await context.database.transaction(async (manager) => {
    const type = await typeOf(manager, company, input.type);
    const by = requireActor(context).userId;
    const added = await insert(manager, { input, type, employee, company, status: 'approved', by });
    await tellDecided(manager, added, 'approved');
    return added;
  });
  return getTimeOff(context, made);
}

/** Enough of a type to take time off of it. */
type Taken = Pick<TimeOffType, 'id' | 'unit' | 'needs_approval' | 'notice_days'>;

async function typeOf(manager: EntityManager, company: number, id: number): Promise<Taken> {
  const [type] = await manager.query<Taken[]>(
    `SELECT id, unit, needs_approval, notice_days FROM time_off_type
     WHERE id = $1 AND company_id = $2 AND is_active FOR KEY SHARE`,
    [id, company],
  );
  if (!type) throw doesNotExist('type', id);
  return type;
}

/** Ahead of time where somebody has to approve it; else also some days back: who was ill says so later. */
async function refuseDay(manager: EntityManager, company: number, type: Taken, from: string): Promise<void> {
  const days = (Date.parse(from) - Date.parse(await todayOf(manager, company))) / 86_400_000;
  const { daysBack } = timeOffLimits;
  if (days < (type.needs_approval ? type.notice_days : -daysBack))
    throw validationError({
      from_day: [
        type.needs_approval
          ? fault('time_off_late', { days: type.notice_days })
          : fault('time_off_past', { days: daysBack }),
      ],
    });
}

interface Inserted {
  input: TimeOffInput;
  type: Pick<Taken, 'id' | 'unit'>;
  employee: number;
  company: number;
  status: 'pending' | 'approved';
  /** Who decided it so. */
  by: number | null;
}

/** With the employee's row locked: who plans for them meanwhile waits. */
export async function insert(
  manager: EntityManager,
  { input, type, employee, company, status, by }: Inserted,
): Promise<number> {
  await lockEmployee(manager, employee);
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM time_off
     WHERE employee_id = $1 AND until_day >= now()::date - 1 AND status IN ('pending', 'approved')`,
    [employee],
  );
  if (count >= mostUnavailability)
    throw validationError({ from_day: [fault('unavailability_full', { max: mostUnavailability })] });
  const amount = (timeOffAmount(type.unit, input) / 100).toFixed(2);
  const [{ id }] = await manager.query<[{ id: number }]>(
    `INSERT INTO time_off (company_id, employee_id, type_id, from_day, from_time, until_day, until_time, amount, reason,
       status, decided_by, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $10 = 'approved' THEN now() END) RETURNING id`,
    [
      company,
      employee,
      type.id,
      input.from_day,
      input.from_time ?? null,
      input.until_day,
      input.until_time ?? null,
      amount,
      input.reason ?? '',
      status,
      by,
    ],
  );
  await addEntry(manager, id, status === 'pending' ? 'pending' : 'taken', 'takes', by);
  return id;
}
