import { useQuery } from '@apollo/client/react';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useParams } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.tsx';
import { EditScreen, BackLink } from '../shared/details/detail-screen.tsx';
import { pathOf, paths } from '../paths.ts';
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
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(ClientDetail, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <EditScreen
      area="clients"
      own={pathOf(paths.client, id)}
      item={result.data?.client}
      result={result}
      failed={t('clients.loadFailed')}
    >
      {(client, back) => <ClientForm client={client} back={back} />}
    </EditScreen>
  );
}
