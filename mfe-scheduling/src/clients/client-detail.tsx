import { useQuery } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCompany } from '../companies/use-company.ts';
import { BackLink } from '../details/back-link.tsx';
import { DeleteButton } from '../details/delete-button.tsx';
import { Columns, Quiet } from '../details/detail.styles.ts';
import { Section } from '../details/section.tsx';
import { DetailSkeleton } from '../details/skeletons.tsx';
import type { ClientDetailQuery } from '../generated/graphql.ts';
import { LoadError } from '../lists/load-error.tsx';
import { pathOf, paths } from '../paths.ts';
import { RecentShifts } from '../recent-shifts/recent-shifts.tsx';
import { useTranslation } from '../translator.ts';
import { ClientFacts } from './client-facts.tsx';
import { ClientLocations } from './client-locations.tsx';
import { statusName } from './client-status.ts';
import { ClientDetail as ClientDetailOperation, DeleteClient } from './clients.graphql.ts';
import { StatusButton } from './status-button.tsx';

export type DetailedClient = NonNullable<ClientDetailQuery['client']>;

/** scheduling.md §2, Client area: {id}, a client with its recent shifts. */
export function ClientDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { within } = useCompany();
  const result = useQuery(ClientDetailOperation, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { failure, retry, retrying } = useRetry(result);
  const { data } = result;

  if (data?.client) return <Known client={data.client} refetch={() => result.refetch()} />;
  return (
    <>
      <PageHeading back={<BackLink to={within(paths.clients)}>{t('clients.back')}</BackLink>}>
        {data ? t('clients.notFound') : t('clients.one')}
      </PageHeading>
      {failure && <LoadError title={t('clients.loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && !data && <DetailSkeleton label={t('clients.loading')} />}
      {data && <Quiet>{t('clients.notFoundHint')}</Quiet>}
    </>
  );
}

interface KnownProps {
  client: DetailedClient;
  refetch: () => Promise<unknown>;
}

function Known({ client, refetch }: KnownProps) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const status = statusName(client.status);
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.clients)}>{t('clients.back')}</BackLink>}
        description={<StatusBadge status={status}>{t(`clients.statuses.${status}`)}</StatusBadge>}
        actions={
          <>
            <StatusButton client={client} status={status} onChanged={refetch} />
            <LinkButton
              as={Link}
              to={within(pathOf(paths.editClient, client.id))}
              variant="primary"
              icon={<Pencil aria-hidden />}
            >
              {t('lists.edit')}
            </LinkButton>
          </>
        }
      >
        {client.name}
      </PageHeading>
      <Stack $gap={6}>
        <Columns>
          <div>
            <ClientFacts client={client} />
            <ClientLocations client={client} />
          </div>
          <Section
            title={t('recentShifts.title')}
            more={<Link to={within(`${paths.shifts}?client=${client.id}`)}>{t('recentShifts.all')}</Link>}
          >
            <RecentShifts
              of={{ client: client.id }}
              companyId={client.companyId}
              limit={scheduling.recentClientShifts}
              describe={({ employeeName, locationName }) => [employeeName, locationName]}
            />
          </Section>
        </Columns>
        <Removal client={client} />
      </Stack>
    </>
  );
}

function Removal({ client: { id, name } }: Pick<KnownProps, 'client'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { within } = useCompany();
  return (
    <div>
      <DeleteButton
        mutation={DeleteClient}
        item={{ type: 'Client', id }}
        texts={{
          action: t('clients.delete.action'),
          question: t('clients.delete.question', { name }),
          done: t('clients.delete.done', { name }),
          failed: t('clients.delete.failed'),
          needed: t('clients.delete.needed'),
        }}
        onDeleted={() => void navigate(within(paths.clients), { replace: true })}
      />
    </div>
  );
}
