import { z } from 'zod';
import { key, text } from '../rest/index.ts';
import { companyFilter, companyOfNew, filter } from './fields.ts';

/** Lists of the planner of which a company keeps views. */
export const viewedList = z.enum(['shifts', 'clients', 'employees', 'timesheets']);

/** `POST /planner/list-views/`: search, filters, order, page size and columns of a list, as its address has them. */
export const listViewInput = z.object({
  company: companyOfNew,
  list: viewedList,
  name: text(60),
  query: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[^\s#?]*$/)
    .describe('Parameters of the address, such as `status=scheduled&ordering=start_time`.'),
});

/** Of a view its name changes; what it shows is another view. */
export const listViewPatch = listViewInput.pick({ name: true }).partial();

export const listView = z
  .object({
    id: key,
    company: key,
    list: viewedList,
    name: z.string(),
    query: z.string(),
    created_at: z.iso.datetime(),
  })
  .describe('How administrators of a company look at one of its lists.');

export const listViewListFilter = z.object({ company: companyFilter, list: filter(viewedList) });

/** Columns that `ordering` of the views may name. */
export const listViewOrdering = ['name', 'created_at'] as const;

export type ListView = z.infer<typeof listView>;
export type ListViewInput = z.infer<typeof listViewInput>;
export type ListViewPatch = z.infer<typeof listViewPatch>;
export type ListViewListFilter = z.infer<typeof listViewListFilter>;
