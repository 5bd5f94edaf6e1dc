import { parseDate, parseDateTime } from '@internationalized/date';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  scheduling,
  templateSentences,
  weekTemplateOrdering,
  type ShiftBatch,
  type WeekTemplate,
  type WeekTemplateInput,
  type WeekTemplateListFilter,
  type WeekTemplatePatch,
  type WeekTemplateUse,
  type WeekCopyInput,
} from '@portfolio/contracts/scheduling';
import { instantsOf, localTimesOf, movedByDays } from '@portfolio/planning/times';
import { iso } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { EntityManager } from 'typeorm';
import { companyForNew } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { detailColumns, detailNames } from '../../shifts/columns.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import type { Draft } from './judge-drafts.ts';
import { makeShifts } from './make-shifts.ts';
import { WeekTemplateEntity } from './repetition.entity.ts';
import { daysBetween, mondayOf, shiftsOfWeek, draftLater } from './week-shifts.ts';
import { requireRoom } from '../../shared/writes.ts';

/**
 * Plans the shifts of one week in another one, at the same times of day where they are worked.
 * @throws AppError `validation` for another's company, a superuser who names none, or a week that is too full
 */
export async function copyWeek(context: SchedulingContext, input: WeekCopyInput): Promise<ShiftBatch> {
  const company = await companyForNew(context, input.company);
  const [from, to] = [mondayOf(input.from), mondayOf(input.to)];
  const shifts = await shiftsOfWeek(context.database, company, from, 'from');
  const days = daysBetween(from, to);
  return makeShifts(
    context,
    company,
    shifts.map((shift) => draftLater(shift, days)),
    input,
  );
}

export const weekTemplateList: ListOptions = {
  orderings: weekTemplateOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.weekTemplates,
};

const columns = `week_template.id, week_template.name, week_template.company_id AS company,
  ${iso('week_template.created_at')} AS created_at,
  (SELECT count(*)::integer FROM week_template_shift WHERE template_id = week_template.id) AS shifts`;

const rows = companyTable<WeekTemplate>({ table: 'week_template', columns });

/** The templates of a company. */
export const listWeekTemplates = (
  context: SchedulingContext,
  filter: WeekTemplateListFilter,
  list: ListParameters,
): Promise<Page<WeekTemplate>> =>
  rows.list(context, filter.company, {
    list,
    searched: ['week_template.name'],
    orderings: { name: 'lower(week_template.name)', created_at: 'week_template.created_at' },
  });

/** @throws AppError `not_found` also for one of another company */
export const getWeekTemplate = rows.one;

/** The Monday of the week in which templates have their times. */
const itsMonday = parseDate('2001-01-01');

/**
 * Keeps the shifts of a week under a name.
 * @throws AppError `validation` for a name that the company has already, an empty week, or too many templates
 */
export async function createWeekTemplate(
  context: SchedulingContext,
  { company: given, name, week }: WeekTemplateInput,
): Promise<WeekTemplate> {
  const company = await companyForNew(context, given);
  const monday = mondayOf(week);
  const shifts = await shiftsOfWeek(context.database, company, monday, 'week');
  if (shifts.length === 0) throw validationError({ week: [templateSentences.empty] });
  const id = await context.database.transaction(async (manager) => {
    await requireRoom(manager, WeekTemplateEntity, company, {
      most: scheduling.weekTemplates,
      full: templateSentences.tooMany,
    });
    const template = await manager.save(WeekTemplateEntity, { company_id: company, name });
    await keep(manager, template, shifts, daysBetween(monday, itsMonday));
    return template.id;
  });
  return getWeekTemplate(context, id);
}

async function keep(
  manager: EntityManager,
  { id, company_id }: WeekTemplateEntity,
  shifts: readonly Draft[],
  days: number,
): Promise<void> {
  const kept = shifts.map((shift) => {
    const { start, end } = movedByDays(localTimesOf(shift, shift.time_zone), days);
    return { ...shift, start_local: start.toString(), end_local: end.toString() };
  });
  await manager.query(
    `INSERT INTO week_template_shift
       (template_id, company_id, client_id, location_id, post_id, employee_id, start_local, end_local, ${detailNames})
     SELECT $1, $2, client_id, location_id, post_id, employee_id, start_local, end_local, ${detailNames}
     FROM jsonb_populate_recordset(NULL::week_template_shift, $3::jsonb)`,
    [id, company_id, JSON.stringify(kept)],
  );
}

/** @throws AppError `not_found`, `validation` for a name that the company has already; `conflict` by `expected` */
export async function renameWeekTemplate(
  context: SchedulingContext,
  id: number,
  { name }: WeekTemplatePatch,
  expected?: Precondition,
): Promise<WeekTemplate> {
  const known = await getWeekTemplate(context, id);
  await context.database.transaction(async (manager) => {
    await manager.query('SELECT FROM week_template WHERE id = $1 FOR NO KEY UPDATE', [id]);
    expected?.(await getWeekTemplate(context, id, manager));
    await manager.update(WeekTemplateEntity, id, { name });
  });
  return { ...known, name };
}

/** The shifts that were made from it stay. @throws AppError `not_found` */
export async function deleteWeekTemplate(context: SchedulingContext, id: number): Promise<void> {
  await getWeekTemplate(context, id);
  await context.database.manager.delete(WeekTemplateEntity, id);
}

type Kept = Omit<Draft, 'start_time' | 'end_time'> & { start_local: string; end_local: string };

/** Plans a template's shifts in a week. @throws AppError `not_found` */
export async function useWeekTemplate(
  context: SchedulingContext,
  id: number,
  { to, ...choices }: WeekTemplateUse,
): Promise<ShiftBatch> {
  const { company } = await getWeekTemplate(context, id);
  const local = (column: string) => `to_char(kept.${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS') AS ${column}`;
  const shifts = await context.database.query<Kept[]>(
    `SELECT ${detailColumns('kept')}, kept.client_id, client.name AS client_name, kept.location_id, location.name AS location_name, kept.post_id,
       kept.employee_id, ${employeeName} AS employee_name,
       ${local('start_local')}, ${local('end_local')}, ${siteZone} AS time_zone
     FROM week_template_shift kept
       JOIN client ON client.id = kept.client_id
       JOIN company ON company.id = kept.company_id
       JOIN employee ON employee.id = kept.employee_id
       LEFT JOIN location ON location.id = kept.location_id
     WHERE kept.template_id = $1 ORDER BY kept.start_local, kept.id`,
    [id],
  );
  const days = daysBetween(itsMonday, mondayOf(to));
  const drafts = shifts.map(({ start_local, end_local, ...shift }): Draft => {
    const kept = { start: parseDateTime(start_local), end: parseDateTime(end_local) };
    return { ...shift, ...instantsOf(movedByDays(kept, days), shift.time_zone) };
  });
  return makeShifts(context, company, drafts, choices);
}
