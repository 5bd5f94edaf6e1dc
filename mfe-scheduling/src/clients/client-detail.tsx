import { useMutation } from '@apollo/client/react';
import { scheduling, type ClientStatus } from '@portfolio/contracts/scheduling';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PostName } from '../planner/posts/post-name.tsx';
import { ClientPosts as ClientPostsOperation } from '../planner/posts/posts.graphql.ts';
import { useCompany } from '../shared/company/use-company.tsx';
import { BackToList, DetailScreen, DeleteButton } from '../shared/details/detail-screen.tsx';
import { Columns, Quiet, Rows, Section } from '../shared/details/section.tsx';
import { pathOf, paths } from '../paths.ts';
import { Secondary } from '../shared/lists/list-part.tsx';
import { AskModal } from '../shared/screens.ts';
import { RecentShifts } from '../shifts/recent-shifts.tsx';
import { useTranslation } from '../translator.ts';
import { ClientFacts, ClientLocations } from './client-facts.tsx';
import {
  ClientDetail as ClientDetailOperation,
  DeleteClient,
  type DetailedClient,
  UpdateClient,
  statusName,
} from './clients.graphql.ts';

/** scheduling.md §2, Client area: {id}, a client with its recent shifts. */
export function ClientDetail() {
  const { id = '' } = useParams();
  const result = useFresh(ClientDetailOperation, { id });
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

interface Props {
  client: { id: string; name: string };
  status: ClientStatus;
  /** Shows the new status. */
  onChanged: () => Promise<unknown>;
}

/** scheduling.md §4, Client status: toggled after a confirmation, which warns of what deactivating means. */
function StatusButton({ client: { id, name }, status, onChanged }: Props) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateClient);
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAction();
  const action = status === 'active' ? 'deactivate' : 'activate';

  const change = async (): Promise<void> => {
    const set = async (next: 'ACTIVE' | 'INACTIVE') => {
      await update({ variables: { id, input: { status: next } } });
      await onChanged();
    };
    const [now, next] = status === 'active' ? (['ACTIVE', 'INACTIVE'] as const) : (['INACTIVE', 'ACTIVE'] as const);
    await run(() => set(next), {
      done: t(`clients.${action}.done`, { name }),
      failed: () => t('clients.statusFailed'),
      undo: () => set(now),
    });
    setAsking(false);
  };

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(`clients.${action}.action`)}</Button>
      <AskModal
        open={asking}
        title={t(`clients.${action}.question`, { name })}
        confirm={t(`clients.${action}.action`)}
        busy={busy}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        <p>{t(`clients.${action}.warning`)}</p>
      </AskModal>
    </>
  );
}

/** The posts of a client, on its page. */
function ClientPosts({ client }: { client: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { data, error } = useFresh(ClientPostsOperation, { client });
  return (
    <Section
      title={t('posts.title')}
      more={<Link to={within(`${paths.newPost}?client=${client}`)}>{t('posts.create')}</Link>}
    >
      {error && !data && <Quiet>{t('posts.failed')}</Quiet>}
      {data?.posts.results.length === 0 && <Quiet>{t('posts.noneHere')}</Quiet>}
      <Rows>
        {data?.posts.results.map(({ id, name, color, locationName }) => (
          <li key={id}>
            <Link to={within(pathOf(paths.post, id))}>
              <PostName name={name} color={color} />
            </Link>
            <Secondary dir="auto">{locationName ?? t('shifts.mainLocation')}</Secondary>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
