import { useListState } from '@portfolio/remote-kit/lists';
import { useFresh } from '@portfolio/remote-kit/screens';
import { useCompany } from '../../shared/company/use-company.tsx';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { useTranslation } from '../../translator.ts';
import { CompanyActivity, companyKinds } from './audit-log.graphql.ts';
import { EventList, filtersOf, orderings, pageSize } from './event-list.tsx';

const filters = filtersOf(companyKinds);

/** What was done in a company, and by whom: for its administrators. */
export function CompanyLog() {
  const { t } = useTranslation();
  const { company } = useCompany();
  const list = useListState({ orderings, filters });
  const { kind, person, from, to } = list.filters;
  const { search, ordering } = list;
  const result = useFresh(CompanyActivity, {
    page: list.page,
    pageSize,
    search,
    ordering,
    company: company ?? null,
    kind: kind ?? null,
    person: person ?? null,
    from: from ?? null,
    to: to ?? null,
  });
  const asked = Object.entries({ company, kind: kind?.toLowerCase(), person, from, to, search, ordering });
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])));

  return (
    <EventList
      title={t('activity.company.title')}
      lead={t('activity.company.lead')}
      search={t('activity.company.search')}
      emptyHint="activity.company.emptyHint"
      kinds={companyKinds}
      list={list}
      result={result}
      found={result.data?.companyEvents}
      before={result.previousData?.companyEvents}
      actions={
        <ExportButton path={`/planner/events/export/?${query}`} name="activity" failed={t('activity.exportFailed')} />
      }
    />
  );
}
