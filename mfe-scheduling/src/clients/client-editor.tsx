import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.ts';
import { BackLink } from '../shared/details/back-link.tsx';
import { Quiet } from '../shared/details/detail.styles.ts';
import { pathOf, paths } from '../paths.ts';
import { LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { ClientForm } from './client-form.tsx';
import { ClientDetail } from './clients.graphql.ts';

/** scheduling.md §2, Client area: the form, "editing when a route parameter id is present". */
export function ClientEditor() {
  const { id } = useParams();
  return id === undefined ? <New /> : <Edit key={id} id={id} />;
}

function New() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const back = within(paths.clients);
  return (
    <>
      <PageHeading back={<BackLink to={back}>{t('clients.back')}</BackLink>}>{t('clients.newTitle')}</PageHeading>
      <ClientForm key={company} back={back} />
    </>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(ClientDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const client = result.data?.client;
  const isMissing = client === null;
  const back = within(isMissing ? paths.clients : pathOf(paths.client, id));
  return (
    <>
      <PageHeading back={<BackLink to={back}>{client?.name ?? t('clients.back')}</BackLink>}>
        {isMissing ? t('clients.notFound') : t('clients.editTitle')}
      </PageHeading>
      {failure && <LoadError title={t('clients.loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && client === undefined && <FormSkeleton label={t('clients.loading')} />}
      {isMissing && <Quiet>{t('clients.notFoundHint')}</Quiet>}
      {client && <ClientForm client={client} back={back} />}
    </>
  );
}
