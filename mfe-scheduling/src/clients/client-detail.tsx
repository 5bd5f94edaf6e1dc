import { useQuery } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useParams } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.ts';
import { DeleteButton } from '../shared/details/delete-button.tsx';
import { BackToList, DetailScreen } from '../shared/details/detail-screen.tsx';
import { Columns } from '../shared/details/detail.styles.ts';
import { Section } from '../shared/details/section.tsx';
import { pathOf, paths } from '../paths.ts';
import { ClientPosts } from '../planner/posts/client-posts.tsx';
import { RecentShifts } from '../shifts/recent-shifts.tsx';
import { useTranslation } from '../translator.ts';
import { ClientFacts } from './client-facts.tsx';
import { ClientLocations } from './client-locations.tsx';
import { statusName } from './client-status.ts';
import { ClientDetail as ClientDetailOperation, DeleteClient, type DetailedClient } from './clients.graphql.ts';
import { StatusButton } from './status-button.tsx';

/** scheduling.md §2, Client area: {id}, a client with its recent shifts. */
export function ClientDetail() {
  const { id = '' } = useParams();
  const result = useQuery(ClientDetailOperation, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailScreen area="clients" item={result.data?.client} result={result}>
      {(client, refetch) => <Known client={client} refetch={refetch} />}
    </DetailScreen>
  );
}

function Known({ client, refetch }: { client: DetailedClient; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const status = statusName(client.status);
  return (
    <>
      <PageHeading
        back={<BackToList area="clients" />}
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
            <ClientPosts client={client.id} />
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
        <div>
          <DeleteButton
            mutation={DeleteClient}
            item={{ type: 'Client', id: client.id, name: client.name }}
            area="clients"
          />
        </div>
      </Stack>
    </>
  );
}
