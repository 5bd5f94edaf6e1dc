import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import { useCompany } from '../companies/use-company.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import type { GridAddress } from './use-grid-address.ts';

/** A grid without rows: because of the filters, or because there is nobody (or nowhere) to plan yet. */
export function NothingToShow({ address }: { address: GridAddress }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  if (address.hasFilters) {
    return (
      <EmptyState
        title={t('scheduler.noMatch')}
        action={<Button onClick={address.clearFilters}>{t('scheduler.filter.clear')}</Button>}
      />
    );
  }
  const bySites = address.by === 'sites';
  return (
    <EmptyState
      title={t(bySites ? 'scheduler.emptySites' : 'scheduler.emptyTitle')}
      action={
        <LinkButton as={Link} to={within(bySites ? paths.newClient : paths.inviteEmployee)} variant="primary">
          {t(bySites ? 'scheduler.newClient' : 'scheduler.invite')}
        </LinkButton>
      }
    >
      {t(bySites ? 'scheduler.emptySitesText' : 'scheduler.empty')}
    </EmptyState>
  );
}
