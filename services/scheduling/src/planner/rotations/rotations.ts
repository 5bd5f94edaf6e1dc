import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  rotationOrdering,
  scheduling,
  type Rotation,
  type RotationInput,
  type RotationListFilter,
  type RotationUpdate,
} from '@portfolio/contracts/scheduling';
import { alphabetical } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { EntityManager } from 'typeorm';
import { companyForNew } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { requireRoom } from '../../shared/writes.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import { postTables } from '../posts/posts.ts';
import { RotationEntity } from './rotation.entity.ts';

export const rotationList: ListOptions = {
  orderings: rotationOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

/** Headings of the CSV, which an import knows again. */
export const rotationHeadings = {
  name: 'Rotation',
  pattern: 'Pattern',
  watches: 'Hours',
  start_date: 'First day',
  last_day: 'Last day',
  team: 'Team',
  days_ahead: 'Days ahead',
  employee_name: 'Employee',
  client_name: 'Client',
  location_name: 'Location',
  post_name: 'Post',
  joins: 'From',
  leaves: 'Until',
};

const columns = `rotation.id, rotation.company_id AS company, rotation.name, rotation.teams, rotation.phases,
  to_char(rotation.until_day, 'YYYY-MM-DD') AS until,
  (SELECT to_char(max(day), 'YYYY-MM-DD') FROM rotation_shift WHERE rotation_id = rotation.id) AS planned_until,
  (SELECT coalesce(json_agg(json_build_object('employee', employee.id, 'employee_name', ${employeeName}, 'post', post.id,
      'post_name', post.name, 'client_name', client.name,
      'time_zone', ${siteZone}, 'team', member.team, 'from', member.from_day, 'until', member.until_day) ORDER BY member.team, member.id), '[]')
    FROM rotation_member AS member JOIN employee ON employee.id = member.employee_id
      JOIN (${postTables}) ON post.id = member.post_id
    WHERE member.rotation_id = rotation.id) AS members`;

const rows = companyTable<Rotation>({ table: 'rotation', columns });

const asked = (list: ListParameters) => ({
  list,
  searched: ['rotation.name'],
  orderings: { name: alphabetical('rotation.name'), created_at: 'rotation.created_at' },
});

/** The rotations of a company. */
export const listRotations = (
  context: SchedulingContext,
  { company }: RotationListFilter,
  list: ListParameters,
): Promise<Page<Rotation>> => rows.list(context, company, asked(list));

/**
 * The same rotations as {@link listRotations}, all pages, as `rotations_{date}.csv`: a row for each guard, and for a team without
 * any; by the pattern that comes last.
 */
export async function exportRotations(
  context: SchedulingContext,
  { company }: RotationListFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const file = await rows.file(context, company, asked(list), {
    name: 'rotations',
    columns: rotationHeadings,
    select: `SELECT rotation.name, phase ->> 'pattern' AS pattern,
        (SELECT string_agg(format('%s %s-%s', watch ->> 'code', watch ->> 'start_time', watch ->> 'end_time'), '; ' ORDER BY place)
          FROM jsonb_array_elements(phase -> 'watches') WITH ORDINALITY AS each (watch, place)) AS watches,
        phase ->> 'from' AS start_date, rotation.until_day::text AS last_day, team.name AS team,
        phase -> 'offsets' ->> (team.number - 1)::integer AS days_ahead, ${employeeName} AS employee_name,
        client.name AS client_name, location.name AS location_name, post.name AS post_name,
        member.from_day::text AS joins, member.until_day::text AS leaves
      FROM rotation CROSS JOIN LATERAL (SELECT phases -> -1 AS phase) AS latest
        CROSS JOIN LATERAL jsonb_array_elements_text(teams) WITH ORDINALITY AS team (name, number)
        LEFT JOIN (rotation_member AS member JOIN employee ON employee.id = member.employee_id
          JOIN (${postTables}) ON post.id = member.post_id) ON member.rotation_id = rotation.id AND member.team = team.number`,
  });
  return { ...file, sql: `${file.sql}, team.number, member.id` };
}

/** @throws AppError `not_found` also for one of another company */
export const getRotation = rows.one;

/** @throws AppError `validation` for a name that the company has already, for who or what is another's, or too many rotations */
export async function createRotation(
  context: SchedulingContext,
  { company: given, ...input }: RotationInput,
): Promise<Rotation> {
  const company = await companyForNew(context, given);
  const id = await context.database.transaction(async (manager) => {
    await requireRoom(manager, RotationEntity, company, {
      most: scheduling.rotations,
      full: fault('rotations_full', { max: scheduling.rotations }),
    });
    return saveRotation(manager, company, input);
  });
  return getRotation(context, id);
}

/** @returns its id. @throws AppError `validation` for a name that the company has already, and for who or what is another's */
export async function saveRotation(manager: EntityManager, company: number, input: RotationUpdate): Promise<number> {
  const { id } = await manager.save(RotationEntity, { ...rowOf(input), company_id: company });
  await setMembers(manager, company, id, input.members);
  return id;
}

const rowOf = ({ name, teams, phases, until }: RotationUpdate) => ({
  name,
  teams,
  phases: phases.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  until_day: until,
});

async function setMembers(
  manager: EntityManager,
  company: number,
  id: number,
  members: RotationUpdate['members'],
): Promise<void> {
  const [known] = await manager.query<[{ employees: number[]; posts: number[] }]>(
    `SELECT ARRAY(SELECT id FROM employee WHERE company_id = $1 AND id = ANY ($2)) AS employees,
       ARRAY(SELECT id FROM post WHERE company_id = $1 AND id = ANY ($3)) AS posts`,
    [company, members.map(({ employee }) => employee), members.map(({ post }) => post)],
  );
  const wrong = members.map(({ employee, post }) => ({
    ...(!known.employees.includes(employee) && { employee: [fault('does_not_exist', { value: employee })] }),
    ...(!known.posts.includes(post) && { post: [fault('does_not_exist', { value: post })] }),
  }));
  if (wrong.some((fields) => Object.keys(fields).length > 0)) throw validationError({ members: wrong });
  await manager.query('DELETE FROM rotation_member WHERE rotation_id = $1', [id]);
  await manager.query(
    `INSERT INTO rotation_member (company_id, rotation_id, employee_id, post_id, team, from_day, until_day)
     SELECT $1, $2, employee, post, team, "from", until
     FROM jsonb_to_recordset($3::jsonb) AS member (employee integer, post integer, team smallint, "from" date, until date)`,
    [company, id, JSON.stringify(members)],
  );
}

/** Two who change or use the same rotation take turns. @throws AppError `not_found` */
export async function lockRotation(context: SchedulingContext, manager: EntityManager, id: number): Promise<Rotation> {
  await manager.query('SELECT FROM rotation WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return getRotation(context, id, manager);
}

/**
 * Says anew all that a rotation is. Its shifts stay as they are until it fills their days again.
 * @throws AppError `not_found`, `validation`; `conflict` by `expected`
 */
export async function setRotation(
  context: SchedulingContext,
  id: number,
  input: RotationUpdate,
  expected?: Precondition,
): Promise<Rotation> {
  await getRotation(context, id);
  return context.database.transaction(async (manager) => {
    const before = await lockRotation(context, manager, id);
    expected?.(before);
    await manager.update(RotationEntity, id, rowOf(input));
    await setMembers(manager, before.company, id, input.members);
    await recordCompanyEvent(manager, before.company, { kind: 'rotation_changed', subject: input.name });
    return getRotation(context, id, manager);
  });
}

/** The shifts that it has made stay. @throws AppError `not_found` */
export async function deleteRotation(context: SchedulingContext, id: number): Promise<void> {
  const { company, name } = await getRotation(context, id);
  await context.database.transaction(async (manager) => {
    await manager.delete(RotationEntity, id);
    await recordCompanyEvent(manager, company, { kind: 'rotation_deleted', subject: name });
  });
}
