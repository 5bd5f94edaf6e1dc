import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { InactiveEmployees } from './schedule.graphql.ts';
import type { GridAddress } from './use-grid-address.ts';

/** A grid without rows: because of the filters, or because there is nobody (or nowhere) to plan yet. */
export function NothingToShow({ address }: { address: GridAddress }) {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const { data } = useFresh(
    InactiveEmployees,
    { company: company ?? null },
    { skip: address.hasFilters || address.by !== 'employees' },
  );
  const waiting = data?.employees.count ?? 0;
  if (address.hasFilters) {
    return (
      <EmptyState
        title={t('scheduler.noMatch')}
        action={<Button onClick={address.clearFilters}>{t('scheduler.filter.clear')}</Button>}
      />
    );
  }
  if (address.by === 'posts') {
    return (
      <EmptyState
        title={t('coverage.none')}
        action={
          <LinkButton as={Link} to={within(paths.newPost)} variant="primary">
            {t('posts.create')}
          </LinkButton>
        }
      >
        {t('coverage.noneHint')}
      </EmptyState>
    );
  }
  const bySites = address.by === 'sites';
  if (!bySites && waiting > 0) {
    return (
      <EmptyState
        title={t('scheduler.emptyTitle')}
        action={
          <Cluster $gap={3} $justify="center">
            <LinkButton as={Link} to={within(`${paths.employees}?status=inactive`)} variant="primary">
              {t('scheduler.showWaiting')}
            </LinkButton>
            <LinkButton as={Link} to={within(paths.newEmployee)}>
              {t('employees.create')}
            </LinkButton>
          </Cluster>
        }
      >
        {t('scheduler.waiting', { count: waiting })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(bySites ? 'scheduler.emptySites' : 'scheduler.emptyTitle')}
      action={
        <Cluster $gap={3} $justify="center">
          <LinkButton as={Link} to={within(bySites ? paths.newClient : paths.inviteEmployee)} variant="primary">
            {t(bySites ? 'scheduler.newClient' : 'scheduler.invite')}
          </LinkButton>
          {!bySites && (
            <LinkButton as={Link} to={within(paths.import.replace(':kind', 'employees'))}>
              {t('scheduler.paste')}
            </LinkButton>
          )}
        </Cluster>
      }
    >
      {t(bySites ? 'scheduler.emptySitesText' : 'scheduler.empty')}
    </EmptyState>
  );
}
