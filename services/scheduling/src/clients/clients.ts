import { alphabetical, selectList, Where } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  client,
  clientOrdering,
  location,
  scheduling,
  type Client,
  type ClientListFilter,
} from '@portfolio/contracts/scheduling';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyTable } from '../company/company-table.ts';
import type { SchedulingContext } from '../context.ts';
import type { CsvDownload } from '../shared/csv/download.ts';
import { headingsFor } from '../shared/csv/formulas.ts';
import { requiredByClient, requiredByLocation } from './required-qualifications.ts';

export const clientList: ListOptions = {
  orderings: clientOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

/** What the contract calls `location`. */
export const locationColumns = selectList('location', location, { required_qualifications: requiredByLocation });

const columns = selectList('client', client, {
  required_qualifications: requiredByClient,
  locations: `(SELECT coalesce(json_agg(entry ORDER BY entry.id), '[]')
    FROM (SELECT ${locationColumns} FROM location WHERE location.client_id = client.id) AS entry)`,
});

const orderings = {
  name: alphabetical('client.name'),
  contact_name: alphabetical('client.contact_name'),
  status: 'client.status',
  created_at: 'client.created_at',
};

/** Headings of the CSV, which an import knows again. */
export const clientHeadings = headingsFor(
  client.omit({ company: true, required_qualifications: true, week_budget: true, week_hours: true }).shape,
  {
    id: 'ID',
    name: 'Name',
    contact_name: 'Contact name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'Zip code',
    time_zone: 'Time zone',
    status: 'Status',
    locations: 'Locations',
    notes: 'Notes',
  },
);

const rows = companyTable<Client>({ table: 'client', columns });

const asked = ({ status }: Omit<ClientListFilter, 'company'>, list: ListParameters) => ({
  list,
  searched: ['client.name', 'client.contact_name'],
  orderings,
  where: new Where().and('client.status =', status),
});

/** Clients with their locations, of one company; `search` looks at name and contact name (scheduling.md §2). */
export const listClients = (
  context: SchedulingContext,
  { company, ...filter }: ClientListFilter,
  list: ListParameters,
): Promise<Page<Client>> => rows.list(context, company, asked(filter, list));

/** The same clients as {@link listClients}, all pages, as `clients_{date}.csv`. */
export const exportClients = (
  context: SchedulingContext,
  { company, ...filter }: ClientListFilter,
  list: ListParameters,
): Promise<CsvDownload> =>
  rows.file(context, company, asked(filter, list), {
    name: 'clients',
    columns: clientHeadings,
    select: `SELECT client.*, (SELECT string_agg(location.name, '; ' ORDER BY location.id) FROM location
        WHERE location.client_id = client.id) AS locations
      FROM client`,
  });

/** @throws AppError `not_found` also for a client of another company */
export const getClient = rows.one;
