import type { Page } from '@portfolio/contracts/rest';
import { emptyPage, selectPage, Where, type Listing } from '@portfolio/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import { listedCompany, requireAdministered, requireAdministration } from './administration.ts';

interface Source extends Pick<Listing, 'columns' | 'countFrom'> {
  table: string;
  /** With its joins. Default: the table alone. */
  from?: string;
}

interface Asked extends Pick<Listing, 'list' | 'orderings'> {
  /** Expressions in which `search` looks. */
  searched: readonly string[];
  where?: Where;
}

/** How administrators read a table whose rows are of one company each. */
export const companyTable = <Row extends { company: number }>({ table, from = table, columns, countFrom }: Source) => ({
  /** @throws AppError `not_found` also for another company's */
  one: async (
    context: SchedulingContext,
    id: number,
    database: Pick<EntityManager, 'query'> = context.database,
  ): Promise<Row> => {
    const administration = await requireAdministration(context);
    const [row] = await database.query<Row[]>(`SELECT ${columns} FROM ${from} WHERE ${table}.id = $1`, [id]);
    return requireAdministered(administration, row);
  },

  /** Of one company: the one asked for, else the working company, else (for a superuser) of all. */
  list: async (
    context: SchedulingContext,
    asked: number | undefined,
    { searched, where = new Where(), ...listing }: Asked,
  ): Promise<Page<Row>> => {
    const company = listedCompany(await requireAdministration(context), asked);
    if (company === 'none') return emptyPage();
    where
      .and(`${table}.company_id =`, company === 'all' ? undefined : company)
      .andSearch(listing.list.search, searched);
    return selectPage<Row>(context.database, { ...listing, columns, from, countFrom, where, key: `${table}.id` });
  },
});
