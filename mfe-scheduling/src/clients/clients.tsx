import { useMutation, useQuery } from '@apollo/client/react';
import { boxesOf, useColumns, useSelection } from '@portfolio/remote-kit/list-tools';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { useCompany, type CompanyChoice } from '../shared/company/use-company.ts';
import type { LocalOrder } from '../shared/lists/at-once.ts';
import { ExportButton } from '../shared/exports/export-button.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { useListQuery } from '../shared/lists/use-list-query.ts';
import { pathOf, paths } from '../paths.ts';
import { StatusBulk } from '../shared/lists/status-bulk.tsx';
import { Views } from '../shared/views/views.tsx';
import { Beside, LoadError, ListPages, ListTools, NoneFound } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { ClientPreview } from './client-preview.tsx';
import { ClientTable, useClientColumns } from './client-table.tsx';
import { Clients as ClientsOperation, UpdateClient, type ListedClient } from './clients.graphql.ts';

const orderings = ['name', '-name', 'contact_name', '-contact_name', 'status', '-status'] as const;

/** scheduling.md §2, Client area: search over name and contact name. */
const local: LocalOrder<ListedClient> = {
  searched: ({ name, contactName }) => [name, contactName],
  sorted: {
    name: ({ name }) => name,
    contact_name: ({ contactName }) => contactName,
    status: ({ status }) => status,
  },
};

/** scheduling.md §2, Client area (/admin/planner/clients): the list. */
export function Clients() {
  const { t } = useTranslation();
  const choice = useCompany();
  const { company } = choice;
  return (
    <>
      <PageHeading
        description={t('clients.lead')}
        actions={
          <>
            <ExportButton
              path={`/planner/clients/export_csv/${company === undefined ? '' : `?company=${company}`}`}
              name="clients"
              failed={t('clients.exportFailed')}
            />
            <ImportButton kind="clients" />
            <NewClient choice={choice} variant="primary" />
          </>
        }
      >
        {t('clients.title')}
      </PageHeading>
      {/* Another company has other clients: nothing of the last one stays in sight. */}
      <List key={company ?? 'all'} choice={choice} />
    </>
  );
}

/** @param variant one action of a screen is its first: that of an empty list stands back behind the heading's */
function NewClient({ choice: { within }, variant }: { choice: CompanyChoice; variant?: 'primary' }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={within(paths.newClient)} variant={variant} icon={<Plus aria-hidden />}>
      {t('clients.create')}
    </LinkButton>
  );
}

function List({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const list = useListState({ orderings, pageSize: 25 });
  const { page, pageSize, search, ordering } = list;
  const result = useQuery(ClientsOperation, {
    variables: { page, pageSize, search, ordering, company: choice.company },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.clients;
  const clients = useListQuery(result, list, { found, before: result.previousData?.clients, local });
  const pages = usePages(list, pageSize, found);
  const { columns, ...columnChoice } = useColumns('clients', useClientColumns(choice));
  const selection = useSelection(clients.rows ?? []);
  const [update] = useMutation(UpdateClient);
  const preview = usePreview({ page: (id) => choice.within(pathOf(paths.client, id)) });

  if (clients.failure) {
    return <LoadError title={t('clients.failed')} retry={clients.retry} retrying={clients.retrying} />;
  }
  const empty = (
    <NoneFound
      list={list}
      texts={{ noMatch: t('clients.noMatch'), none: t('clients.none'), hint: t('clients.noneHint') }}
      action={<NewClient choice={choice} />}
    />
  );
  return (
    <Stack $gap={5}>
      <ListToolbar
        search={{ label: t('clients.search'), ...list.searchBox }}
        foldLabel={t('lists.filters')}
        tools={
          <ListTools columns={columnChoice} selection={selection}>
            <Views list="CLIENTS" hidden={columnChoice.hidden} />
          </ListTools>
        }
        status={clients.count !== undefined && t('clients.count', { count: clients.count })}
      />
      <Beside preview={preview} item={(id) => <ClientPreview id={id} />}>
        <ClientTable
          clients={clients.rows ?? []}
          columns={columns}
          boxes={boxesOf(selection, ({ name }) => t('listTools.box', { name }))}
          list={list}
          choice={choice}
          preview={preview}
          loading={clients.waiting}
          empty={empty}
        />
      </Beside>
      <StatusBulk
        selection={selection}
        field="clients"
        set={(id, status) => update({ variables: { id, input: { status } } })}
      />
      <ListPages label={t('clients.pagesLabel')} {...pages} />
    </Stack>
  );
}
