import { auditOrdering, companyEvent, type CompanyEvent, type CompanyEventFilter } from '@portfolio/contracts/audit';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { selectList, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyTable } from '../company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { namesOf } from '../../shared/accounts/contacts.ts';

export const eventList: ListOptions = { orderings: auditOrdering, defaultOrdering: '-at' };

const tables = 'audit_event JOIN company ON company.id = audit_event.company_id';
const columns = selectList('audit_event', companyEvent, { person_name: "''", time_zone: 'company.time_zone' });

/** `check_in_hours: 24 > 12`, one after the other. */
const changes = `(SELECT string_agg(concat(change->>'name', ': ', change->>'before', ' > ', change->>'after'), '; ')
  FROM jsonb_array_elements(audit_event.changes) AS change) AS changes_text`;

const csvColumns = {
  id: 'ID',
  at: 'Time',
  kind: 'Event',
  person: 'User ID',
  client_address: 'Address',
  subject: 'Subject',
  changes_text: 'Changes',
};

const rows = companyTable<CompanyEvent>({ table: 'audit_event', from: tables, columns });

const asked = ({ kind, person, from, to }: Omit<CompanyEventFilter, 'company'>, list: ListParameters) => ({
  list,
  searched: ['audit_event.subject'],
  orderings: { at: 'audit_event.at' },
  where: new Where()
    .and('audit_event.kind =', kind)
    .and('audit_event.person_id =', person)
    .and('audit_event.at >=', from, '::date::timestamp AT TIME ZONE company.time_zone')
    .and('audit_event.at < (', to, "::date + interval '1 day') AT TIME ZONE company.time_zone"),
});

/** What was done in a company, the last first; `search` looks at what it was done to. */
export async function listCompanyEvents(
  context: SchedulingContext,
  { company, ...filter }: CompanyEventFilter,
  list: ListParameters,
): Promise<Page<CompanyEvent>> {
  const { count, results } = await rows.list(context, company, asked(filter, list));
  const names = await namesOf(
    context,
    results.flatMap(({ person }) => person ?? []),
  );
  return {
    count,
    results: results.map((event) => ({ ...event, person_name: names.get(event.person ?? 0) ?? '' })),
  };
}

/** The same events as {@link listCompanyEvents}, all pages, as `activity_{date}.csv`. */
export const exportCompanyEvents = (
  context: SchedulingContext,
  { company, ...filter }: CompanyEventFilter,
  list: ListParameters,
): Promise<CsvDownload> =>
  rows.file(context, company, asked(filter, list), {
    name: 'activity',
    columns: csvColumns,
    select: `SELECT ${columns}, ${changes} FROM ${tables}`,
  });
