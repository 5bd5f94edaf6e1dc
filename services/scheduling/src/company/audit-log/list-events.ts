import { auditOrdering, companyEvent, type CompanyEvent, type CompanyEventFilter } from '@portfolio/contracts/audit';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { emptyPage, orderBy, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { askedCompany, listedCompany, requireAdministration, type Administration } from '../administration.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { namesOf } from '../../shared/accounts/contacts.ts';

export const eventList: ListOptions = { orderings: auditOrdering, defaultOrdering: '-at' };

const orderings = { at: 'audit_event.at' };
const key = 'audit_event.id';
const tables = 'audit_event JOIN company ON company.id = audit_event.company_id';
const columns = selectList('audit_event', companyEvent, { person_name: "''", time_zone: 'company.time_zone' });

/** What was done in a company, the last first; `search` looks at what it was done to. */
export async function listCompanyEvents(
  context: SchedulingContext,
  filter: CompanyEventFilter,
  list: ListParameters,
): Promise<Page<CompanyEvent>> {
  const where = eventsWhere(await requireAdministration(context), filter, list);
  if (!where) return emptyPage();
  const { count, results } = await selectPage<CompanyEvent>(context.database, {
    columns,
    from: tables,
    where,
    list,
    orderings,
    key,
  });
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
export async function exportCompanyEvents(
  context: SchedulingContext,
  filter: CompanyEventFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const administration = await requireAdministration(context);
  const where = eventsWhere(administration, filter, list) ?? new Where().andSql('FALSE');
  return {
    name: 'activity',
    company: askedCompany(administration, filter.company),
    columns: csvColumns,
    sql: `SELECT ${columns}, ${changes} FROM ${tables} WHERE ${where.sql} ORDER BY ${orderBy({ list, orderings, key })}`,
    parameters: where.parameters,
  };
}

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

function eventsWhere(administration: Administration, filter: CompanyEventFilter, list: ListParameters) {
  const company = listedCompany(administration, filter.company);
  if (company === 'none') return undefined;
  return new Where()
    .and('audit_event.company_id =', company === 'all' ? undefined : company)
    .and('audit_event.kind =', filter.kind)
    .and('audit_event.person_id =', filter.person)
    .and('audit_event.at >=', filter.from, '::date::timestamp AT TIME ZONE company.time_zone')
    .and('audit_event.at < (', filter.to, "::date + interval '1 day') AT TIME ZONE company.time_zone")
    .andSearch(list.search, ['audit_event.subject']);
}
