import type { Page } from '@portfolio/contracts/rest';
import { emptyPage, orderBy, selectPage, Where, type Listing } from '@portfolio/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import type { CsvDownload } from '../shared/csv/download.ts';
import {
  askedCompany,
  listedCompany,
  requireAdministered,
  requireAdministration,
  type Administration,
} from './administration.ts';

interface Source extends Pick<Listing, 'columns' | 'countFrom'> {
  table: string;
  /** With its joins. Default: the table alone. */
  from?: string;
}

interface Asked extends Pick<Listing, 'list' | 'orderings'> {
  /** Expressions in which `search` looks. */
  searched: readonly string[];
  where?: Where;
  /** Where no company is asked for, of whichever administered company: what belongs to one thing is found there. */
  anywhere?: boolean;
}

interface File extends Pick<CsvDownload, 'name' | 'columns'> {
  /** SQL of its rows, to which conditions and order are added. */
  select: string;
}

/** How administrators read a table whose rows are of one company each. */
export function companyTable<Row extends { company: number }>({ table, from = table, columns, countFrom }: Source) {
  const key = `${table}.id`;

  /** @returns undefined when the caller may see none of them */
  const conditions = (
    administration: Administration,
    asked: number | undefined,
    { list, searched, where = new Where(), anywhere = false }: Asked,
  ): Where | undefined => {
    const isOfAny = anywhere && asked === undefined;
    const company = isOfAny ? 'all' : listedCompany(administration, asked);
    if (company === 'none') return undefined;
    if (isOfAny && !administration.everything) where.and(`${table}.company_id = ANY (`, administration.companies, ')');
    return where.and(`${table}.company_id =`, company === 'all' ? undefined : company).andSearch(list.search, searched);
  };

  return {
    /** @throws AppError `not_found` also for another company's */
    one: async (
      context: SchedulingContext,
      id: number,
      database: Pick<EntityManager, 'query'> = context.database,
    ): Promise<Row> => {
      const administration = await requireAdministration(context);
      const [row] = await database.query<Row[]>(`SELECT ${columns} FROM ${from} WHERE ${key} = $1`, [id]);
      return requireAdministered(administration, row);
    },

    /** Of one company: the one asked for, else the working company, else (for a superuser) of all. */
    list: async (context: SchedulingContext, company: number | undefined, asked: Asked): Promise<Page<Row>> => {
      const where = conditions(await requireAdministration(context), company, asked);
      if (!where) return emptyPage();
      const { list, orderings } = asked;
      return selectPage<Row>(context.database, { list, orderings, columns, from, countFrom, where, key });
    },

    /** What `list` gives, all pages, as `{name}_{date}.csv`. */
    file: async (
      context: SchedulingContext,
      company: number | undefined,
      asked: Asked,
      { select, ...file }: File,
    ): Promise<CsvDownload> => {
      const administration = await requireAdministration(context);
      const where = conditions(administration, company, asked) ?? new Where().andSql('FALSE');
      const { list, orderings } = asked;
      return {
        ...file,
        company: askedCompany(administration, company),
        sql: `${select} WHERE ${where.sql} ORDER BY ${orderBy({ list, orderings, key })}`,
        parameters: where.parameters,
      };
    },
  };
}
