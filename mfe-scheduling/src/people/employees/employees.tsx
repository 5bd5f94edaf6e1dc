import { useMutation } from '@apollo/client/react';
import { employeeStatuses, type EmployeeStatus, scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { boxesOf, useColumns, useSelection } from '@portfolio/remote-kit/list-tools';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { useFresh } from '@portfolio/remote-kit/screens';
import { ChipList } from '@portfolio/ui/chip';
import { SelectField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { Breakable } from '@portfolio/ui/breakable';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { type CompanyChoice, useCompany, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { ImportButton } from '../../imports/import-button.tsx';
import { ListPart, useListQuery, Broken, Secondary, EditLink, bothWays } from '../../shared/lists/list-part.tsx';
import { pathOf, paths } from '../../paths.ts';
import { StatusBulk } from '../../shared/lists/status-bulk.tsx';
import { Views } from '../../shared/views/views.tsx';
import { ListTools, Preview } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { EmployeeContact, EmployeeWork } from './employee-facts.tsx';
import { EmployeeForm } from './employee-form.tsx';
import {
  Employees as EmployeesOperation,
  UpdateEmployee,
  type ListedEmployee,
  EmployeeDetail,
  statusValue,
  statusName,
} from './employees.graphql.ts';
import { QualificationFilter } from '../qualifications/qualification-filter.tsx';

/** scheduling.md §2: sortable by name, email, hourly_rate or status; default sort last_name. */
const orderings = ['last_name', ...bothWays('name', 'email', 'hourly_rate', 'status')] as const;

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
export const Employees = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, within } = choice;
  const list = useListState({ orderings, filters, pageSize: 25 });
  const { status, qualification } = list.filters;
  const known = useListQuery(EmployeesOperation, list, {
    variables: { company, status: status && statusValue(status), qualification },
    of: ({ employees }) => employees,
    local,
  });
  const { columns, ...columnChoice } = useColumns('employees', useEmployeeColumns(choice));
  const selection = useSelection(known.rows ?? []);
  const [update] = useMutation(UpdateEmployee);
  const preview = usePreview({ page: (id) => within(pathOf(paths.employee, id)) });

  return (
    <ListPart
      area="employees"
      ways={
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
        </>
      }
      list={list}
      known={known}
      columns={columns}
      filters={<EmployeeFilters company={company} chosen={{ status, qualification }} filterBy={list.filterBy} />}
      clear={t('lists.clear')}
      tools={
        <ListTools columns={columnChoice} selection={selection}>
          <Views list="EMPLOYEES" hidden={columnChoice.hidden} />
        </ListTools>
      }
      create={{ to: within(paths.newEmployee), words: t('employees.create') }}
      boxes={boxesOf(selection, ({ name }) => t('listTools.box', { name }))}
      actions={({ id, name }) => <EditLink to={within(pathOf(paths.editEmployee, id))} name={name} />}
      beside={{ preview, item: (id) => <EmployeePreview id={id} /> }}
      below={
        <StatusBulk
          selection={selection}
          field="employees"
          set={(id, next) => update({ variables: { id, input: { status: next } } })}
        />
      }
    />
  );
}

interface Chosen {
  status: EmployeeStatus | undefined;
  /** Id. */
  qualification: string | undefined;
}

interface Props {
  company: string | undefined;
  chosen: Chosen;
  filterBy: (chosen: Partial<Chosen>) => void;
}

/** scheduling.md §2, Employee area: filters by status and by qualification. */
function EmployeeFilters({ company, chosen, filterBy }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('employees.status')}
        value={chosen.status ?? ''}
        onChange={({ target }) => filterBy({ status: employeeStatuses.find((status) => status === target.value) })}
        none={t('lists.all')}
        options={employeeStatuses.map((status) => [status, t(`employees.statuses.${status}`)])}
      />
      <QualificationFilter
        company={company}
        value={chosen.qualification ?? ''}
        onChange={(id) => filterBy({ qualification: id || undefined })}
      />
    </>
  );
}

/** An employee beside the list. */
function EmployeePreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const result = useFresh(EmployeeDetail, { id });
  return (
    <Preview
      result={result}
      item={result.data?.employee}
      texts={{ loading: t('employees.loading'), failed: t('employees.loadFailed'), notFound: t('employees.notFound') }}
      to={within(pathOf(paths.employee, id))}
      title={({ name }) => name}
      status={({ status }) => (
        <StatusBadge status={statusName(status)}>{t(`employees.statuses.${statusName(status)}`)}</StatusBadge>
      )}
      form={(employee, done) => <EmployeeForm employee={employee} back={within(paths.employees)} onDone={done} />}
    >
      {(employee) => (
        <>
          <EmployeeContact employee={employee} />
          <EmployeeWork employee={employee} />
        </>
      )}
    </Preview>
  );
}

/** scheduling.md §2, Employee area: the list's columns. */
function useEmployeeColumns({ company, within }: CompanyChoice): readonly Column<ListedEmployee>[] {
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
