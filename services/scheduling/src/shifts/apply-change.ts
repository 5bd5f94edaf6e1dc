import { fault } from '@portfolio/contracts/errors';
import { shiftTimesError, type ShiftChange, type ShiftInput, type ShiftPatch } from '@portfolio/contracts/scheduling';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import { ClientEntity } from '../clients/client.entity.ts';
import { LocationEntity } from '../clients/location.entity.ts';
import { administers, type Administration } from '../company/administration.ts';
import { EmployeeEntity } from '../people/employees/employee.entity.ts';
import { PaymentEntity } from '../pay/payroll/payment.entity.ts';
import { PostEntity } from '../planner/posts/post.entity.ts';
import { isPlannable } from '../shared/sql/expressions.ts';
import { refuseOverlap } from './overlap.ts';
import { deleteAndKeep, restore } from './deleted-shifts.ts';
import { changesPay, leavesPayment, paidAlready, paidOf } from './paid.ts';
import { ShiftEntity } from './shift.entity.ts';
import { attendanceAfter } from './shift.rules.ts';
import { placeAfter } from './sites.ts';
import { doesNotExist } from '../shared/writes.ts';

/** A change of which it is known whom and what time it concerns: also of a shift that was deleted. */
export type KnownChange =
  | Exclude<ShiftChange, { kind: 'restore' }>
  | { kind: 'restore'; id: number; input: Pick<ShiftInput, 'employee' | 'start_time' | 'end_time'> };

/** What nobody else changes until the transaction ends, by id. */
export interface Locked {
  shifts: ReadonlyMap<number, ShiftEntity>;
  /** Those of them that have been paid. */
  paid: ReadonlySet<number>;
}

/**
 * Locks employees, payments, shifts, each in the order of their ids: the same order everywhere, so that two transactions
 * never wait for each other.
 * @throws AppError `conflict` when what is locked is another's meanwhile
 */
export async function lockForChanges(
  manager: EntityManager,
  before: readonly ShiftEntity[],
  changes: readonly KnownChange[],
): Promise<Locked> {
  const inputs = changes.flatMap((change) => (change.kind === 'delete' ? [] : [change.input.employee]));
  await lock(manager, EmployeeEntity, [...before.map((shift) => shift.employee_id), ...inputs], 'for_no_key_update');
  await lock(
    manager,
    PaymentEntity,
    before.map((shift) => shift.payment_id),
    'pessimistic_read',
  );
  const shifts = await lock(
    manager,
    ShiftEntity,
    before.map(({ id }) => id),
    'pessimistic_write',
  );
  for (const { id, employee_id, payment_id } of before) {
    const shift = shifts.get(id);
    if (!shift) throw notFound();
    if (shift.employee_id !== employee_id || shift.payment_id !== payment_id) throw new AppError('conflict');
  }
  return { shifts, paid: await paidOf(manager, [...shifts.keys()]) };
}

async function lock<Entity extends { id: number }>(
  manager: EntityManager,
  target: new () => Entity,
  ids: readonly (number | null | undefined)[],
  mode: 'for_no_key_update' | 'pessimistic_read' | 'pessimistic_write',
): Promise<Map<number, Entity>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (known.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(target, 'row')
    .where({ id: In(known) })
    .orderBy('row.id')
    .setLock(mode)
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Makes one change. The row permits overlaps until {@link settle} has judged it, so that the order of several changes
 * does not matter.
 * @returns the shift as it shall be
 */
export async function applyChange(
  manager: EntityManager,
  administration: Administration,
  { shifts, paid }: Locked,
  change: KnownChange,
): Promise<ShiftEntity> {
  if (change.kind === 'create') return create(manager, administration, change.input);
  if (change.kind === 'restore') {
    const restored = await restore(manager, change.id);
    await requireFitting(manager, administration, restored, undefined);
    return restored;
  }
  const shift = shifts.get(change.id)!;
  const isPaid = paid.has(shift.id);
  if (change.kind === 'update') return update(manager, administration, { shift, isPaid, input: change.input });
  if (isPaid) throw paidAlready();
  await deleteAndKeep(manager, [shift]);
  return shift;
}

/**
 * Judges a shift among all others as they are now, and lets the database guard it. One whose employee, time and permission
 * stay as they were is not judged again: another may have been permitted to overlap it meanwhile.
 * @param before the shift as it was; undefined for a new one
 * @throws AppError `validation`
 */
export async function settle(
  manager: EntityManager,
  shift: ShiftEntity,
  before: ShiftEntity | undefined,
): Promise<void> {
  const isBack = before?.status === 'cancelled' && shift.status !== 'cancelled';
  const isMoved = differ(before, shift, ['employee_id', 'start_time', 'end_time', 'allow_overlap']);
  if (isBack || isMoved) await refuseOverlap(manager, shift);
  if (!shift.allow_overlap) await manager.update(ShiftEntity, shift.id, { allow_overlap: false });
}

/** Whether a change touches some of the columns; a new shift touches all. */
const differ = (before: ShiftEntity | undefined, shift: ShiftEntity, columns: readonly (keyof ShiftEntity)[]) =>
  columns.some((column) => before?.[column]?.valueOf() !== shift[column]?.valueOf());

async function create(manager: EntityManager, administration: Administration, input: ShiftInput): Promise<ShiftEntity> {
  const planned = manager.create(ShiftEntity, { ...newShift, ...columnsOf(input), checked_in_at: null });
  const shift = Object.assign(planned, attendanceAfter(planned.status, planned, new Date()));
  const { company_id, hourly_rate } = await requireFitting(manager, administration, shift, undefined);
  Object.assign(shift, { company_id, hourly_pay_rate: hourly_rate });
  const { allow_overlap } = shift;
  shift.allow_overlap = true;
  return Object.assign(await manager.save(shift), { allow_overlap });
}

async function update(
  manager: EntityManager,
  administration: Administration,
  { shift, isPaid, input }: { shift: ShiftEntity; isPaid: boolean; input: ShiftPatch },
): Promise<ShiftEntity> {
  const changes = changesOf(shift, input);
  if (isPaid && changesPay(shift, changes)) throw paidAlready();
  if (leavesPayment(shift, changes)) changes.payment_id = null;
  const after = Object.assign(new ShiftEntity(), shift, changes);
  const { company_id, hourly_rate } = await requireFitting(manager, administration, after, shift);
  if (after.employee_id !== shift.employee_id) changes.hourly_pay_rate = hourly_rate;
  await manager.update(ShiftEntity, shift.id, { ...changes, company_id, allow_overlap: true });
  return after;
}

const newShift = { status: 'scheduled', allow_overlap: false, location_id: null, post_id: null } as const;

type Columns = Omit<
  ShiftInput,
  'client' | 'location' | 'post' | 'employee' | 'start_time' | 'end_time' | 'override_reason'
> &
  Pick<ShiftEntity, 'client_id' | 'employee_id' | 'start_time' | 'end_time'> &
  Partial<Pick<ShiftEntity, 'location_id' | 'post_id'>>;

/** What the wire calls `client`, `location`, `post` and `employee`, as columns; what is absent is no column to change. */
function columnsOf(input: ShiftInput): Columns;
function columnsOf(input: ShiftPatch): Partial<Columns>;
function columnsOf(input: ShiftPatch): Partial<Columns> {
  const { client, location, post, employee, start_time, end_time, override_reason: _, ...rest } = input;
  const columns = {
    ...rest,
    client_id: client,
    location_id: location,
    post_id: post,
    employee_id: employee,
    start_time: start_time === undefined ? undefined : new Date(start_time),
    end_time: end_time === undefined ? undefined : new Date(end_time),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The columns that change, with what follows from them: another client's location, the attendance of a new status. */
function changesOf(shift: ShiftEntity, input: ShiftPatch): Partial<ShiftEntity> {
  const { location: location_id, post: post_id } = placeAfter(shift, input);
  const changes: Partial<ShiftEntity> = { ...columnsOf(input), location_id, post_id };
  const { status } = changes;
  if (status === undefined || status === shift.status) return changes;
  const { start_time = shift.start_time } = changes;
  return { ...changes, ...attendanceAfter(status, { start_time, checked_in_at: shift.checked_in_at }, new Date()) };
}

/**
 * What belongs to an administered company and to one another. What a change leaves as it was is not judged again: an
 * employee may have become inactive since.
 * @param before the shift as it was; undefined for a new one
 * @returns the employee
 */
async function requireFitting(
  manager: EntityManager,
  administration: Administration,
  shift: ShiftEntity,
  before: ShiftEntity | undefined,
) {
  const { client_id, location_id, post_id, employee_id } = shift;
  if (differ(before, shift, ['start_time', 'end_time'])) requireTimes(shift);
  const client = await manager.findOneBy(ClientEntity, { id: client_id });
  if (!client || !administers(administration, client.company_id)) throw doesNotExist('client', client_id);
  if (client.status === 'inactive' && differ(before, shift, ['client_id'])) {
    throw validationError({ client: [fault('inactive_client')] });
  }
  const employee = await manager.findOneBy(EmployeeEntity, { id: employee_id, company_id: client.company_id });
  if (!employee) throw doesNotExist('employee', employee_id);
  if (differ(before, shift, ['employee_id']) && !(await canBePlanned(manager, employee))) {
    throw validationError({ employee: [fault('inactive_employee')] });
  }
  if (location_id !== null && !(await manager.existsBy(LocationEntity, { id: location_id, client_id })))
    throw doesNotExist('location', location_id);
  if (post_id !== null && differ(before, shift, ['client_id', 'location_id', 'post_id'])) {
    const post = await manager.findOneBy(PostEntity, { id: post_id, company_id: client.company_id });
    if (!post) throw doesNotExist('post', post_id);
    const isThere = post.client_id === client_id && post.location_id === location_id;
    if (!isThere) throw validationError({ post: [fault('post_elsewhere')] });
  }
  return employee;
}

async function canBePlanned(manager: EntityManager, { id, status }: EmployeeEntity): Promise<boolean> {
  if (status !== 'inactive') return true;
  const invited = await manager.query<unknown[]>(`SELECT FROM employee WHERE id = $1 AND ${isPlannable}`, [id]);
  return invited.length > 0;
}

/** @throws AppError `validation` */
function requireTimes({ start_time, end_time }: ShiftEntity): void {
  const error = shiftTimesError(start_time.toISOString(), end_time.toISOString());
  if (error) throw validationError({ end_time: [error] });
}
