import { useListState } from '@portfolio/remote-kit/lists';
import { useFresh } from '@portfolio/remote-kit/screens';
import { viewersZone } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import { AccountActivity, accountKinds } from './audit-log.graphql.ts';
import { EventList, filtersOf, orderings, pageSize } from './event-list.tsx';

const filters = filtersOf(accountKinds);

/** When a day begins on this device, or the one after it. */
function startOf(day: string | undefined, later = 0): string | null {
  if (day === undefined) return null;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** What was done to accounts, and by whom: for staff. Accounts are of no company, so times are those of this device. */
export function AccountLog() {
  const { t } = useTranslation();
  const list = useListState({ orderings, filters });
  const { kind, person, from, to } = list.filters;
  const result = useFresh(AccountActivity, {
    page: list.page,
    pageSize,
    search: list.search,
    ordering: list.ordering,
    kind: kind ?? null,
    person: person ?? null,
    from: startOf(from),
    to: startOf(to, 1),
  });
  const timeZone = viewersZone();
  const shown = (found: NonNullable<typeof result.data>['accountEvents'] | undefined) =>
    found && { ...found, results: found.results.map((event) => ({ ...event, timeZone })) };

  return (
    <EventList
      title={t('activity.accounts.title')}
      lead={t('activity.accounts.lead')}
      search={t('activity.accounts.search')}
      emptyHint="activity.accounts.emptyHint"
      kinds={accountKinds}
      list={list}
      result={result}
      found={shown(result.data?.accountEvents)}
      before={shown(result.previousData?.accountEvents)}
    />
  );
}
