import { scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import type { ListState } from '@portfolio/remote-kit/lists';
import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { ChipList } from '@portfolio/ui/chip';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import { Breakable } from '@portfolio/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { EditLink } from '../../shared/lists/edit-link.tsx';
import { pathOf, paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { statusName } from './employee-status.ts';
import type { ListedEmployee } from './employees.graphql.ts';

interface Props extends Pick<TableProps<ListedEmployee>, 'columns' | 'boxes'> {
  employees: readonly ListedEmployee[];
  list: Pick<ListState, 'sort' | 'sortBy'>;
  choice: CompanyChoice;
  preview: PreviewState;
  /** More are on their way. */
  loading: boolean;
  empty: ReactNode;
}

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

/** scheduling.md §2, Employee area: the list. */
export function EmployeeTable({ employees, columns, boxes, list, choice: { within }, preview, loading, empty }: Props) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('employees.title')}
      columns={columns}
      boxes={boxes}
      rows={employees}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      preview={edgeOf(preview, t)}
      actionsLabel={t('lists.actions')}
      actions={({ id, name }) => <EditLink to={within(pathOf(paths.editEmployee, id))} name={name} />}
      empty={empty}
      {...(loading && { loading: { label: t('employees.loading') } })}
    />
  );
}
