import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  openShift,
  openShiftOrdering,
  type OpenShift,
  type OpenShiftClaim,
  type OpenShiftInput,
  type OpenShiftListFilter,
} from '@portfolio/contracts/scheduling';
import { iso, selectList, Where } from '@portfolio/service-kit/database';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { EntityManager } from 'typeorm';
import { getClient } from '../../clients/clients.ts';
import { LocationEntity } from '../../clients/location.entity.ts';
import { requireAdministration } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import { doesNotExist, named, refuseUnknown } from '../../shared/writes.ts';
import { judgeCandidates } from '../candidates/candidates.ts';
import { PostEntity } from '../posts/post.entity.ts';
import { announce } from './announce.ts';
import { refuseRest } from './give.ts';
import { openShiftTables, status } from './open-shift-row.ts';

export const openShiftList: ListOptions = {
  orderings: openShiftOrdering,
  defaultOrdering: 'start_time',
  defaultPageSize: 50,
};

const waiting = `(SELECT count(*)::integer FROM open_shift_claim AS claim
  WHERE claim.open_shift_id = open_shift.id AND claim.status = 'waiting')`;

const askedByName = `ARRAY(SELECT ${employeeName} FROM open_shift_employee AS named
  JOIN employee ON employee.id = named.employee_id
  WHERE named.open_shift_id = open_shift.id ORDER BY 1)`;

const columns = selectList('open_shift', openShift, {
  client_name: 'client.name',
  location_name: 'location.name',
  post_name: 'post.name',
  time_zone: siteZone,
  status,
  asked: askedByName,
  waiting,
});

const orderings = {
  start_time: 'open_shift.start_time',
  deadline: 'open_shift.deadline',
  created_at: 'open_shift.created_at',
};

const rows = companyTable<OpenShift>({ table: 'open_shift', from: openShiftTables, columns });

/** Those of one company; `search` looks at client, location and post. */
export const listOpenShifts = (
  context: SchedulingContext,
  { company, status: asked, post }: OpenShiftListFilter,
  list: ListParameters,
): Promise<Page<OpenShift>> =>
  rows.list(context, company, {
    list,
    searched: ['client.name', 'location.name', 'post.name'],
    orderings,
    where: new Where().and(`${status} =`, asked).and('open_shift.post_id =', post),
  });

/** @throws AppError `not_found` also for another company's */
export const getOpenShift = rows.one;

/**
 * Offers work that nobody has, at a place of a client. A post brings its place.
 * @throws AppError `validation` for a client, a location, a post or employees that do not belong together
 */
export async function createOpenShift(
  context: SchedulingContext,
  { client, employees, ...input }: OpenShiftInput,
): Promise<OpenShift> {
  const { company, status: state } = await named('client', client, getClient(context, client));
  if (state === 'inactive') throw validationError({ client: [fault('inactive_client')] });
  const id = await context.database.transaction(async (manager) => {
    const post =
      input.post === null ? undefined : await manager.findOneBy(PostEntity, { id: input.post, company_id: company });
    if (post === null) throw doesNotExist('post', input.post!);
    const location = input.location ?? post?.location_id ?? null;
    if (location !== null && !(await manager.existsBy(LocationEntity, { id: location, client_id: client })))
      throw doesNotExist('location', location);
    if (post && (post.client_id !== client || post.location_id !== location))
      throw validationError({ post: [fault('post_elsewhere')] });
    const [made] = await manager.query<[{ id: number }]>(
      `INSERT INTO open_shift (company_id, client_id, location_id, post_id, title, notes, start_time, end_time, places,
         deadline, mode, audience)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
      [
        company,
        client,
        location,
        input.post,
        input.title ?? '',
        input.notes ?? '',
        input.start_time,
        input.end_time,
        input.places,
        input.deadline ?? input.start_time,
        input.mode,
        input.audience,
      ],
    );
    if (input.audience === 'named') await nameAsked(manager, { id: made.id, company, employees });
    await endDeclined(manager, made.id);
    await announce(manager, made.id);
    return made.id;
  });
  return getOpenShift(context, id);
}

/** Says whom it is offered to by name. @throws AppError `validation` for another company's */
export async function nameAsked(
  manager: EntityManager,
  { id, company, employees }: { id: number; company: number; employees: readonly number[] },
  field = 'employees',
): Promise<void> {
  const asked = await manager.query<{ id: number }[]>(
    `INSERT INTO open_shift_employee (open_shift_id, employee_id, company_id)
     SELECT $1, id, company_id FROM employee WHERE company_id = $2 AND id = ANY ($3)
     RETURNING employee_id AS id`,
    [id, company, employees],
  );
  refuseUnknown(field, employees, asked);
}

/** What those who were named declined ends when the same is offered anew: else both could be taken. Employees are locked before. */
export async function endDeclined(manager: EntityManager, made: number): Promise<void> {
  const [ended] = await manager.query<[{ id: number }[], number]>(
    `UPDATE open_shift SET cancelled_at = now() WHERE id IN (
       SELECT id FROM open_shift WHERE ${status} = 'declined' AND EXISTS (
         SELECT FROM open_shift AS made WHERE made.id = $1 AND made.client_id = open_shift.client_id
           AND made.location_id IS NOT DISTINCT FROM open_shift.location_id
           AND made.post_id IS NOT DISTINCT FROM open_shift.post_id
           AND made.start_time = open_shift.start_time AND made.end_time = open_shift.end_time AND made.id <> open_shift.id)
       ORDER BY id FOR UPDATE)
     RETURNING id`,
    [made],
  );
  for (const { id } of ended) await refuseRest(manager, id);
}

/** Nobody is looked for any more; who waited is told. What was taken stays. @throws AppError `not_found`, `conflict` */
export async function cancelOpenShift(context: SchedulingContext, id: number): Promise<OpenShift> {
  await getOpenShift(context, id);
  await context.database.transaction(async (manager) => {
    const [cancelled] = await manager.query<[unknown[], number]>(
      `UPDATE open_shift SET cancelled_at = now() WHERE id = $1 AND cancelled_at IS NULL AND taken < places RETURNING id`,
      [id],
    );
    if (cancelled.length === 0) throw new AppError('conflict', fault('open_shift_gone'));
    await refuseRest(manager, id);
  });
  return getOpenShift(context, id);
}

/** Who asked for it: those who wait first, in the order of the rules and of cost. @throws AppError `not_found` */
export async function listClaims(context: SchedulingContext, id: number): Promise<OpenShiftClaim[]> {
  const { company, client, location, post, start_time, end_time } = await getOpenShift(context, id);
  const claims = await context.database.query<Omit<OpenShiftClaim, 'candidate'>[]>(
    `SELECT claim.id, claim.employee_id AS employee, ${employeeName} AS employee_name, claim.status,
       ${iso('claim.claimed_at')} AS claimed_at
     FROM open_shift_claim AS claim JOIN employee ON employee.id = claim.employee_id
     WHERE open_shift_id = $1 ORDER BY claim.claimed_at, claim.id`,
    [id],
  );
  const waits = claims.filter((claim) => claim.status === 'waiting').map(({ employee }) => employee);
  const administration = await requireAdministration(context);
  const wanted = { id: 0, company, client, location, post, employee: null, start_time, end_time };
  const { results } = await judgeCandidates(context, administration, wanted, waits);
  const places = new Map(results.map((candidate, place) => [candidate.employee, { candidate, place }]));
  const last = results.length;
  return claims
    .map((claim) => ({ claim, ...(claim.status === 'waiting' && places.get(claim.employee)) }))
    .toSorted((a, b) => (a.place ?? last) - (b.place ?? last))
    .map(({ claim, candidate = null }) => ({ ...claim, candidate }));
}
