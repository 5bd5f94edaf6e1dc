import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  timeOffEntry,
  timeOffEntryKinds,
  timeOffLedgerOrdering,
  type TimeOffBalance,
  type TimeOffEntry,
  type TimeOffEntryInput,
  type TimeOffLedgerFilter,
  type TimeOffEntryKind,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../../context.ts';
import { getEmployee, requireEmployee } from '../employees/employees.ts';
import { withDefaultTypes } from './types.ts';
import { doesNotExist, named } from '../../shared/writes.ts';
import type { EntityManager } from 'typeorm';

/** Adds to the ledger what time off takes, or gives back; it belongs to its first day. @param by a user */
export const addEntry = (
  manager: EntityManager,
  timeOff: number,
  kind: Extract<TimeOffEntryKind, 'taken' | 'pending'>,
  way: 'takes' | 'gives',
  by: number | null,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day, time_off_id, made_by)
     SELECT company_id, employee_id, type_id, $2, amount * $3, from_day, id, $4 FROM time_off WHERE id = $1`,
    [timeOff, kind, way === 'takes' ? -1 : 1, by],
  );

export const timeOffLedgerList: ListOptions = {
  orderings: timeOffLedgerOrdering,
  defaultOrdering: '-day',
  defaultPageSize: 50,
};

const tables = 'time_off_entry JOIN time_off_type ON time_off_type.id = time_off_entry.type_id';

const columns = selectList('time_off_entry', timeOffEntry, {
  type_name: 'time_off_type.name',
  unit: 'time_off_type.unit',
});

const entriesOf = (
  context: SchedulingContext,
  { employee, type, kind }: TimeOffLedgerFilter,
  list: ListParameters,
): Promise<Page<TimeOffEntry>> =>
  selectPage<TimeOffEntry>(context.database, {
    columns,
    from: tables,
    where: new Where()
      .and('time_off_entry.employee_id =', employee)
      .and('time_off_entry.type_id =', type)
      .and('time_off_entry.kind =', kind),
    list,
    orderings: { day: 'time_off_entry.day' },
    key: 'time_off_entry.id',
  });

/** What an employee's balances are the sums of. @throws AppError `not_found` also for another company's employee */
export async function listTimeOffEntries(
  context: SchedulingContext,
  filter: TimeOffLedgerFilter,
  list: ListParameters,
): Promise<Page<TimeOffEntry>> {
  await getEmployee(context, filter.employee);
  return entriesOf(context, filter, list);
}

/** The caller's own. @throws AppError `not_found` for a user who is no employee */
export async function listMyTimeOffEntries(
  context: SchedulingContext,
  filter: Omit<TimeOffLedgerFilter, 'employee'>,
  list: ListParameters,
): Promise<Page<TimeOffEntry>> {
  const { id } = await requireEmployee(context);
  return entriesOf(context, { ...filter, employee: id }, list);
}

/** What was before the year is carried over; both entries of a year's end cancel out. */
const isOf: Record<(typeof timeOffEntryKinds)[number], string> = {
  carried_over: `day < year OR kind = 'carried_over'`,
  granted: `day >= year AND kind = 'granted'`,
  accrued: `day >= year AND kind = 'accrued'`,
  taken: `day >= year AND kind = 'taken'`,
  pending: `day >= year AND kind = 'pending'`,
  expired: `day >= year AND kind = 'expired'`,
  corrected: `day >= year AND kind = 'corrected'`,
};

const numbers = timeOffEntryKinds
  .map((kind) => `coalesce(sum(amount) FILTER (WHERE ${isOf[kind]}), 0.00) AS ${kind}`)
  .join(', ');

async function balancesOf(
  { database }: SchedulingContext,
  employee: number,
  company: number,
): Promise<TimeOffBalance[]> {
  await withDefaultTypes(database, company);
  return database.query<TimeOffBalance[]>(
    `SELECT type.id AS type, type.name AS type_name, unit, is_paid, is_sick, needs_approval, needs_document, notice_days,
       monthly_accrual > 0 OR coalesce(bool_or(kind IN ('granted', 'accrued')), false) AS is_counted,
       ${numbers}, coalesce(sum(amount), 0.00) AS balance
     FROM time_off_type AS type JOIN company ON company.id = type.company_id
     CROSS JOIN LATERAL (SELECT date_trunc('year', now() AT TIME ZONE company.time_zone)::date AS year) AS this
     LEFT JOIN time_off_entry AS entry ON entry.type_id = type.id AND entry.employee_id = $1
     WHERE type.company_id = $2 AND (type.is_active OR entry.id IS NOT NULL)
     GROUP BY type.id ORDER BY type.id`,
    [employee, company],
  );
}

/** How much an employee has of each type. @throws AppError `not_found` also for another company's employee */
export async function listTimeOffBalances(context: SchedulingContext, employee: number): Promise<TimeOffBalance[]> {
  const { id, company } = await getEmployee(context, employee);
  return balancesOf(context, id, company);
}

/** How much the caller has of each type that they may ask for. @throws AppError `not_found` for a user who is no employee */
export async function listMyTimeOffBalances(context: SchedulingContext): Promise<TimeOffBalance[]> {
  const { id, company_id } = await requireEmployee(context);
  return balancesOf(context, id, company_id);
}

/** Grants an employee something, or corrects their balance with a reason. @throws AppError `validation` for an employee or a type of others */
export async function addTimeOffEntry(
  context: SchedulingContext,
  { employee, type, kind, amount, reason }: TimeOffEntryInput,
): Promise<TimeOffEntry> {
  const { company } = await named('employee', employee, getEmployee(context, employee));
  const [added] = await context.database.query<{ id: number }[]>(
    `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day, reason, made_by)
     SELECT type.company_id, $1, type.id, $4, $5, (now() AT TIME ZONE time_zone)::date, $6, $7
     FROM time_off_type AS type JOIN company ON company.id = type.company_id
     WHERE type.id = $2 AND type.company_id = $3 RETURNING id`,
    [employee, type, company, kind, amount, reason ?? '', requireActor(context).userId],
  );
  if (!added) throw doesNotExist('type', type);
  const [entry] = await context.database.query<[TimeOffEntry]>(
    `SELECT ${columns} FROM ${tables} WHERE time_off_entry.id = $1`,
    [added.id],
  );
  return entry;
}
