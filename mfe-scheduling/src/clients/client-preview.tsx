import { useQuery } from '@apollo/client/react';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { useCompany } from '../shared/company/use-company.ts';
import { Preview } from '../shared/screens.ts';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { ClientFacts } from './client-facts.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientLocations } from './client-locations.tsx';
import { statusName } from './client-status.ts';
import { ClientDetail } from './clients.graphql.ts';

/** A client beside the list. */
export function ClientPreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const result = useQuery(ClientDetail, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Preview
      result={result}
      item={result.data?.client}
      texts={{ loading: t('clients.loading'), failed: t('clients.loadFailed'), notFound: t('clients.notFound') }}
      to={within(pathOf(paths.client, id))}
      title={({ name }) => name}
      status={({ status }) => (
        <StatusBadge status={statusName(status)}>{t(`clients.statuses.${statusName(status)}`)}</StatusBadge>
      )}
      form={(client, done) => <ClientForm client={client} back={within(paths.clients)} onDone={done} />}
    >
      {(client) => (
        <>
          <ClientFacts client={client} />
          <ClientLocations client={client} />
        </>
      )}
    </Preview>
  );
}
