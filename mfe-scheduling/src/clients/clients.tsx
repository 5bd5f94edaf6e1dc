import { useMutation } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import { boxesOf, useColumns, useSelection } from '@portfolio/remote-kit/list-tools';
import { useListState } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { useFresh } from '@portfolio/remote-kit/screens';
import { ChipList } from '@portfolio/ui/chip';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { type CompanyChoice, useCompany, ofCompany } from '../shared/company/use-company.tsx';
import type { LocalOrder } from '../shared/lists/at-once.ts';
import { ExportButton } from '../shared/exports/export-button.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { ListPart, useListQuery, Broken, Secondary, SecondaryNumber, EditLink } from '../shared/lists/list-part.tsx';
import { pathOf, paths } from '../paths.ts';
import { StatusBulk } from '../shared/lists/status-bulk.tsx';
import { Views } from '../shared/views/views.tsx';
import { ListTools, Preview } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import {
  Clients as ClientsOperation,
  UpdateClient,
  type ListedClient,
  ClientDetail,
  statusName,
} from './clients.graphql.ts';
import { ClientFacts, ClientLocations } from './client-facts.tsx';
import { ClientForm } from './client-form.tsx';

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
export const Clients = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, within } = choice;
  const list = useListState({ orderings, pageSize: 25 });
  const known = useListQuery(ClientsOperation, list, { variables: { company }, of: ({ clients }) => clients, local });
  const { columns, ...columnChoice } = useColumns('clients', useClientColumns(choice));
  const selection = useSelection(known.rows ?? []);
  const [update] = useMutation(UpdateClient);
  const preview = usePreview({ page: (id) => within(pathOf(paths.client, id)) });

  return (
    <ListPart
      area="clients"
      ways={
        <>
          <ExportButton
            path={`/planner/clients/export_csv/${company === undefined ? '' : `?company=${company}`}`}
            name="clients"
            failed={t('clients.exportFailed')}
          />
          <ImportButton kind="clients" />
        </>
      }
      list={list}
      known={known}
      columns={columns}
      tools={
        <ListTools columns={columnChoice} selection={selection}>
          <Views list="CLIENTS" hidden={columnChoice.hidden} />
        </ListTools>
      }
      create={{ to: within(paths.newClient), words: t('clients.create') }}
      boxes={boxesOf(selection, ({ name }) => t('listTools.box', { name }))}
      actions={({ id, name }) => <EditLink to={within(pathOf(paths.editClient, id))} name={name} />}
      beside={{ preview, item: (id) => <ClientPreview id={id} /> }}
      below={
        <StatusBulk
          selection={selection}
          field="clients"
          set={(id, status) => update({ variables: { id, input: { status } } })}
        />
      }
    />
  );
}

/** A client beside the list. */
function ClientPreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const result = useFresh(ClientDetail, { id });
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

/** scheduling.md §2, Client area: the list's columns. */
function useClientColumns({ company, companies, within }: CompanyChoice): readonly Column<ListedClient>[] {
  const { t } = useTranslation();
  const companyName = (id: string) => companies.find((each) => each.id === id)?.name;

  return [
    {
      id: 'name',
      header: t('clients.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, companyId }) => (
        <Broken>
          <Link to={within(pathOf(paths.client, id))} dir="auto">
            {name}
          </Link>
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary dir="auto">{companyName(companyId)}</Secondary>}
        </Broken>
      ),
    },
    {
      id: 'contact_name',
      header: t('clients.contact'),
      sortable: true,
      cell: ({ contactName, email, phone }) => (
        <Broken>
          <div dir="auto">{contactName}</div>
          {phone ? <SecondaryNumber>{phone}</SecondaryNumber> : <Secondary>{email}</Secondary>}
        </Broken>
      ),
    },
    {
      id: 'locations',
      header: t('clients.locations'),
      cell: ({ locations }) => (
        <ChipList
          label={t('clients.locations')}
          items={locations}
          max={scheduling.listChips}
          more={(count) => t('lists.more', { count })}
        />
      ),
    },
    {
      id: 'status',
      header: t('clients.status'),
      beside: true,
      sortable: true,
      cell: ({ status }) => {
        const name = statusName(status);
        return <StatusBadge status={name}>{t(`clients.statuses.${name}`)}</StatusBadge>;
      },
    },
  ];
}
