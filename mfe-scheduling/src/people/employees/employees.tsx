import { useMutation, useQuery } from '@apollo/client/react';
import { employeeStatuses } from '@portfolio/contracts/scheduling';
import { boxesOf, useColumns, useSelection } from '@portfolio/remote-kit/list-tools';
import { one, useListState, usePages } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import Plus from 'lucide-react/icons/plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { ImportButton } from '../../imports/import-button.tsx';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { pathOf, paths } from '../../paths.ts';
import { StatusBulk } from '../../shared/lists/status-bulk.tsx';
import { Views } from '../../shared/views/views.tsx';
import { Beside, LoadError, ListPages, ListTools, NoneFound } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { EmployeeFilters } from './employee-filters.tsx';
import { statusValue } from './employee-status.ts';
import { EmployeePreview } from './employee-preview.tsx';
import { EmployeeTable, useEmployeeColumns } from './employee-table.tsx';
import { Employees as EmployeesOperation, UpdateEmployee, type ListedEmployee } from './employees.graphql.ts';

/** scheduling.md §2: sortable by name, email, hourly_rate or status; default sort last_name. */
const orderings = [
  'last_name',
  'name',
  '-name',
  'email',
  '-email',
  'hourly_rate',
  '-hourly_rate',
  'status',
  '-status',
] as const;

const filters = { status: one(z.enum(employeeStatuses)), qualification: one(z.string().regex(/^\d+$/)) };

/** scheduling.md §2, Employee area: search over name and email. */
const local: LocalOrder<ListedEmployee> = {
  searched: ({ name, email }) => [name, email],
  sorted: {
    last_name: ({ lastName, name }) => `${lastName} ${name}`,
    name: ({ name }) => name,
    email: ({ email }) => email,
    hourly_rate: ({ hourlyRate }) => Number(hourlyRate),
    status: ({ status }) => status,
  },
};

/** scheduling.md §2, Employee area (/admin/planner/employees): the list. */
export function Employees() {
  const { t } = useTranslation();
  const choice = useCompany();
  const { company, within } = choice;
  return (
    <>
      <PageHeading
        description={t('employees.lead')}
        actions={
          <>
            <ExportButton
              path={`/planner/employees/export_csv/${company === undefined ? '' : `?company=${company}`}`}
              name="employees"
              failed={t('employees.exportFailed')}
            />
            <ImportButton kind="employees" />
            <LinkButton as={Link} to={within(paths.inviteEmployee)} icon={<UserPlus aria-hidden />}>
              {t('employees.invite')}
            </LinkButton>
            <NewEmployee choice={choice} variant="primary" />
          </>
        }
      >
        {t('employees.title')}
      </PageHeading>
      {/* Another company has other employees: nothing of the last one stays in sight. */}
      <List key={company ?? 'all'} choice={choice} />
    </>
  );
}

/** @param variant one action of a screen is its first: that of an empty list stands back behind the heading's */
function NewEmployee({ choice: { within }, variant }: { choice: CompanyChoice; variant?: 'primary' }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={within(paths.newEmployee)} variant={variant} icon={<Plus aria-hidden />}>
      {t('employees.create')}
    </LinkButton>
  );
}

function List({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company } = choice;
  const list = useListState({ orderings, filters, pageSize: 25 });
  const { page, pageSize, search, ordering } = list;
  const { status, qualification } = list.filters;
  const result = useQuery(EmployeesOperation, {
    variables: { page, pageSize, search, ordering, company, status: status && statusValue(status), qualification },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.employees;
  const employees = useListQuery(result, list, { found, before: result.previousData?.employees, local });
  const pages = usePages(list, pageSize, found);
  const { columns, ...columnChoice } = useColumns('employees', useEmployeeColumns(choice));
  const selection = useSelection(employees.rows ?? []);
  const [update] = useMutation(UpdateEmployee);
  const preview = usePreview({ page: (id) => choice.within(pathOf(paths.employee, id)) });

  if (employees.failure) {
    return <LoadError title={t('employees.failed')} retry={employees.retry} retrying={employees.retrying} />;
  }
  const texts = {
    noMatch: t('employees.noMatch'),
    none: t('employees.none'),
    hint: t('employees.noneHint'),
    clear: t('lists.clear'),
  };
  const empty = <NoneFound list={list} texts={texts} action={<NewEmployee choice={choice} />} />;
  return (
    <Stack $gap={5}>
      <ListToolbar
        search={{ label: t('employees.search'), ...list.searchBox }}
        foldLabel={t('lists.filters')}
        tools={
          <ListTools columns={columnChoice} selection={selection}>
            <Views list="EMPLOYEES" hidden={columnChoice.hidden} />
          </ListTools>
        }
        status={employees.count !== undefined && t('employees.count', { count: employees.count })}
      >
        <EmployeeFilters company={company} chosen={{ status, qualification }} filterBy={list.filterBy} />
      </ListToolbar>
      <Beside preview={preview} item={(id) => <EmployeePreview id={id} />}>
        <EmployeeTable
          employees={employees.rows ?? []}
          columns={columns}
          boxes={boxesOf(selection, ({ name }) => t('listTools.box', { name }))}
          list={list}
          choice={choice}
          preview={preview}
          loading={employees.waiting}
          empty={empty}
        />
      </Beside>
      <StatusBulk
        selection={selection}
        field="employees"
        set={(id, next) => update({ variables: { id, input: { status: next } } })}
      />
      <ListPages label={t('employees.pagesLabel')} {...pages} />
    </Stack>
  );
}
