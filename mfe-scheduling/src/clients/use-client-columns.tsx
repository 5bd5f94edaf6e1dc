import { scheduling } from '@portfolio/contracts/scheduling';
import { ChipList } from '@portfolio/ui/chip';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../shared/company/use-company.ts';
import { Broken, Secondary, SecondaryNumber } from '../shared/lists/cell.styles.ts';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { statusName } from './client-status.ts';
import type { ListedClient } from './clients.graphql.ts';

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
