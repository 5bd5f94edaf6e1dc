import { messages } from '@portfolio/contracts/errors';
import { endBeforeStart, type Shift, type ShiftInput, type ShiftPatch } from '@portfolio/contracts/scheduling';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import { ClientEntity } from '../clients/client.entity.ts';
import { LocationEntity } from '../clients/location.entity.ts';
import { administers, requireAdministration, type Administration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { EmployeeEntity } from '../employees/employee.entity.ts';
import { refuseOverlap } from './overlap.ts';
import { leavesPayment, lockPayment, paidAlready, requireUnpaid } from './paid.ts';
import { ShiftEntity } from './shift.entity.ts';
import { attendanceAfter } from './shift.rules.ts';
import { getShift } from './shifts.ts';

/** A new shift, in the company of its client. @throws AppError `validation` */
export async function createShift(context: SchedulingContext, input: ShiftInput): Promise<Shift> {
  const administration = await requireAdministration(context);
  const id = await context.database.transaction(async (manager) => {
    await lockEmployees(manager, input.employee);
    const shift = { ...newShift, ...columnsOf(input) };
    const { company_id, hourly_rate } = await requireFitting(manager, administration, shift);
    const saved = await manager.save(ShiftEntity, { ...shift, company_id, hourly_pay_rate: hourly_rate });
    return saved.id;
  });
  return getShift(context, id);
}

/**
 * Changes what is given. Another client is without location unless one is given; another employee brings their own
 * rate; a status set back to scheduled forgets the check-in.
 * @throws AppError `not_found`, `validation`; `conflict` when it has been paid, or somebody else gave it to another
 * employee meanwhile
 */
export async function updateShift(context: SchedulingContext, id: number, input: ShiftPatch): Promise<Shift> {
  const administration = await requireAdministration(context);
  const before = await requireShift(context.database.manager, administration, id);
  await context.database.transaction(async (manager) => {
    // Employees, payment, shift: the same order everywhere, so that two transactions never wait for each other.
    await lockEmployees(manager, before.employee_id, input.employee);
    const payment = await lockPayment(manager, before.payment_id);
    const shift = await lockShift(manager, before);
    const changes = changesOf(shift, input);
    requireUnpaid(payment, shift, changes);
    if (leavesPayment(shift, changes)) changes.payment_id = null;
    const after = Object.assign(new ShiftEntity(), shift, changes);
    const { company_id, hourly_rate } = await requireFitting(manager, administration, after);
    if (after.employee_id !== shift.employee_id) changes.hourly_pay_rate = hourly_rate;
    await manager.update(ShiftEntity, id, { ...changes, company_id });
  });
  return getShift(context, id);
}

/** @throws AppError `not_found`; `conflict` when it has been paid */
export async function deleteShift(context: SchedulingContext, id: number): Promise<void> {
  const administration = await requireAdministration(context);
  const before = await requireShift(context.database.manager, administration, id);
  await context.database.transaction(async (manager) => {
    const payment = await lockPayment(manager, before.payment_id);
    await lockShift(manager, before);
    if (payment?.status === 'paid') throw paidAlready();
    await manager.delete(ShiftEntity, id);
  });
}

const newShift = { status: 'scheduled', allow_overlap: false, location_id: null } as const;

type Columns = Omit<ShiftInput, 'client' | 'location' | 'employee' | 'start_time' | 'end_time'> &
  Pick<ShiftEntity, 'client_id' | 'employee_id' | 'start_time' | 'end_time'> &
  Partial<Pick<ShiftEntity, 'location_id'>>;

/** What the wire calls `client`, `location` and `employee`, as columns; what is absent is no column to change. */
function columnsOf(input: ShiftInput): Columns;
function columnsOf(input: ShiftPatch): Partial<Columns>;
function columnsOf({ client, location, employee, start_time, end_time, ...rest }: ShiftPatch): Partial<Columns> {
  const columns = {
    ...rest,
    client_id: client,
    location_id: location,
    employee_id: employee,
    start_time: start_time === undefined ? undefined : new Date(start_time),
    end_time: end_time === undefined ? undefined : new Date(end_time),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The columns that change, with what follows from them: another client's location, the attendance of a new status. */
function changesOf(shift: ShiftEntity, input: ShiftPatch): Partial<ShiftEntity> {
  const changes: Partial<ShiftEntity> = columnsOf(input);
  if (changes.client_id !== undefined && changes.client_id !== shift.client_id) changes.location_id ??= null;
  const { status } = changes;
  return status === undefined || status === shift.status ? changes : { ...changes, ...attendanceAfter(status) };
}

/** Until the transaction ends, in the order of their ids. */
const lockEmployees = (manager: EntityManager, ...ids: (number | undefined)[]) =>
  manager.find(EmployeeEntity, {
    where: { id: In(ids.filter((id) => id !== undefined)) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });

/** The shift as it is now, until the transaction ends. @throws AppError `conflict` when what is locked is another's */
async function lockShift(manager: EntityManager, before: ShiftEntity): Promise<ShiftEntity> {
  const shift = await manager.findOne(ShiftEntity, { where: { id: before.id }, lock: { mode: 'pessimistic_write' } });
  if (!shift) throw notFound();
  const isSame = shift.employee_id === before.employee_id && shift.payment_id === before.payment_id;
  if (!isSame) throw new AppError('conflict');
  return shift;
}

async function requireShift(manager: EntityManager, administration: Administration, id: number): Promise<ShiftEntity> {
  const shift = await manager.findOneBy(ShiftEntity, { id });
  if (!shift || !administers(administration, shift.company_id)) throw notFound();
  return shift;
}

type Fitting = Pick<
  ShiftEntity,
  'client_id' | 'location_id' | 'employee_id' | 'start_time' | 'end_time' | 'status' | 'allow_overlap'
> & { id?: number };

/** What belongs to an administered company, to one another, and to a time at which the employee is free. */
async function requireFitting(manager: EntityManager, administration: Administration, shift: Fitting) {
  const { client_id, location_id, employee_id } = shift;
  if (shift.end_time <= shift.start_time) throw validationError({ end_time: [endBeforeStart] });
  const client = await manager.findOneBy(ClientEntity, { id: client_id });
  if (!client || !administers(administration, client.company_id)) {
    throw validationError({ client: [messages.unknownKey(client_id)] });
  }
  const employee = await manager.findOneBy(EmployeeEntity, { id: employee_id, company_id: client.company_id });
  if (!employee) throw validationError({ employee: [messages.unknownKey(employee_id)] });
  if (location_id !== null && !(await manager.existsBy(LocationEntity, { id: location_id, client_id }))) {
    throw validationError({ location: [messages.unknownKey(location_id)] });
  }
  await refuseOverlap(manager, shift);
  return employee;
}
