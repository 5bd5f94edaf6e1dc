import { scheduling } from '@portfolio/contracts/scheduling';
import type { ListState } from '@portfolio/remote-kit/lists';
import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { ChipList } from '@portfolio/ui/chip';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../shared/company/use-company.ts';
import { Broken, Secondary } from '../shared/lists/cell.styles.ts';
import { EditLink } from '../shared/lists/edit-link.tsx';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { statusName } from './client-status.ts';
import type { ListedClient } from './clients.graphql.ts';

interface Props extends Pick<TableProps<ListedClient>, 'columns' | 'boxes'> {
  clients: readonly ListedClient[];
  list: Pick<ListState, 'sort' | 'sortBy'>;
  choice: CompanyChoice;
  preview: PreviewState;
  /** More are on their way. */
  loading: boolean;
  empty: ReactNode;
}

/** scheduling.md §2, Client area: the list's columns. */
export function useClientColumns({ company, companies, within }: CompanyChoice): readonly Column<ListedClient>[] {
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
          <Secondary>{phone || email}</Secondary>
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

/** scheduling.md §2, Client area: the list. */
export function ClientTable({ clients, columns, boxes, list, choice: { within }, preview, loading, empty }: Props) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('clients.title')}
      columns={columns}
      boxes={boxes}
      rows={clients}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      preview={edgeOf(preview, t)}
      actionsLabel={t('lists.actions')}
      actions={({ id, name }) => <EditLink to={within(pathOf(paths.editClient, id))} name={name} />}
      empty={empty}
      {...(loading && { loading: { label: t('clients.loading') } })}
    />
  );
}
