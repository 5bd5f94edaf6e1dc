import { scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { ChipList } from '@portfolio/ui/chip';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { Breakable } from '@portfolio/ui/text';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { pathOf, paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { statusName } from './employee-status.ts';
import type { ListedEmployee } from './employees.graphql.ts';

/** scheduling.md §2, Employee area: the list's columns. */
export function useEmployeeColumns({ company, within }: CompanyChoice): readonly Column<ListedEmployee>[] {
  const { t, language } = useTranslation();

  return [
    {
      id: 'name',
      header: t('employees.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, companyName }) => (
        <Broken>
          <Link to={within(pathOf(paths.employee, id))} dir="auto">
            {name}
          </Link>
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary dir="auto">{companyName}</Secondary>}
        </Broken>
      ),
    },
    {
      id: 'email',
      header: t('fields.email'),
      sortable: true,
      cell: ({ email, phone }) => (
        <Broken>
          <Breakable>{email}</Breakable>
          <Secondary>{phone}</Secondary>
        </Broken>
      ),
    },
    {
      id: 'qualifications',
      header: t('employees.qualifications'),
      cell: ({ qualifications }) => (
        <ChipList
          label={t('employees.qualifications')}
          items={qualifications}
          max={scheduling.listChips}
          more={(count) => t('lists.more', { count })}
        />
      ),
    },
    {
      id: 'hourly_rate',
      header: t('employees.hourlyRate'),
      sortable: true,
      numeric: true,
      cell: ({ hourlyRate }) => dollars(hourlyRate, language),
    },
    {
      id: 'status',
      header: t('employees.status'),
      beside: true,
      sortable: true,
      cell: ({ status }) => {
        const name = statusName(status);
        return <StatusBadge status={name}>{t(`employees.statuses.${name}`)}</StatusBadge>;
      },
    },
  ];
}
