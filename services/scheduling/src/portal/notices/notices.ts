import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { Notice, ReadNotices } from '@portfolio/contracts/scheduling';
import { iso, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { aboutNothing, noticedShiftsOf, type Noticed } from './noticed-shifts.ts';

export const noticeList: ListOptions = { orderings: ['told_at'], defaultOrdering: '-told_at', defaultPageSize: 20 };

/** What the caller was told, the latest first. @throws AppError `not_found` for a user who is no employee */
export async function listMyNotices(context: SchedulingContext, list: ListParameters): Promise<Page<Notice>> {
  const { id, company_id: company } = await requireEmployee(context);
  const { count, results } = await selectPage<Omit<Notice, keyof Noticed>>(context.database, {
    columns: `id, ${iso('told_at')} AS told_at, read_at IS NOT NULL AS is_read`,
    from: 'notice',
    where: new Where().and('employee_id =', id).andSql('told_at IS NOT NULL'),
    list,
    orderings: { told_at: 'notice.told_at' },
    key: 'notice.id',
  });
  const ids = results.map((notice) => notice.id);
  // The names of colleagues, of whom employees see no more.
  const said = await inScope({ company }, () => noticedShiftsOf(context.database, ids));
  return {
    count,
    results: results.map((notice) => ({
      ...notice,
      ...(said.get(notice.id) ?? aboutNothing),
    })),
  };
}

/** How many of the caller's notices they have not read. @throws AppError `not_found` for a user who is no employee */
export async function countUnreadNotices(context: SchedulingContext): Promise<number> {
  const { id } = await requireEmployee(context);
  const [row] = await context.database.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM notice
     WHERE employee_id = $1 AND told_at IS NOT NULL AND read_at IS NULL`,
    [id],
  );
  return row.count;
}

/** SQL: these, locked in their order, so that two who change many at once do not wait for each other. */
const inOrder = (where: string) => `WHERE id IN (SELECT id FROM notice WHERE ${where} ORDER BY id FOR UPDATE)`;

/**
 * Takes back what the caller marked as read last, whether one or all. @returns how many are left to read
 */
export async function unreadNotices(context: SchedulingContext): Promise<number> {
  const { id } = await requireEmployee(context);
  await context.database.query(
    `UPDATE notice SET read_at = NULL ${inOrder(
      'employee_id = $1 AND read_at = (SELECT max(read_at) FROM notice WHERE employee_id = $1)',
    )}`,
    [id],
  );
  return countUnreadNotices(context);
}

/** Marks these as read, or all. Those of others are left alone. @returns how many are left to read */
export async function readNotices(context: SchedulingContext, { notices }: ReadNotices): Promise<number> {
  const { id } = await requireEmployee(context);
  await context.database.query(
    `UPDATE notice SET read_at = now() ${inOrder(
      'employee_id = $1 AND told_at IS NOT NULL AND read_at IS NULL AND ($2::integer[] IS NULL OR id = ANY ($2))',
    )}`,
    [id, notices ?? null],
  );
  return countUnreadNotices(context);
}
