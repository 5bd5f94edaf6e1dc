import { useQuery, useMutation } from '@apollo/client/react';
import { scheduling, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useParams } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.ts';
import { DeleteButton } from '../../shared/details/delete-button.tsx';
import { BackToList, DetailScreen } from '../../shared/details/detail-screen.tsx';
import { Columns } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { pathOf, paths } from '../../paths.ts';
import { RecentShifts } from '../../shifts/recent-shifts.tsx';
import { useTranslation } from '../../translator.ts';
import { EmployeeContact, EmployeeWork } from './employee-facts.tsx';
import { EmployeeLicenses } from '../licenses/employee-licenses.tsx';
import { EmployeeTimeOff } from '../time-off/employee-time-off.tsx';
import { EmployeeUnavailability } from '../unavailability/employee-unavailability.tsx';
import { statusName } from './employee-status.ts';
import {
  DeleteEmployee,
  EmployeeDetail as EmployeeDetailOperation,
  type DetailedEmployee,
  UpdateEmployee,
} from './employees.graphql.ts';
import { InviteLink } from './invite-link.tsx';

/** scheduling.md §2, Employee area: {id}, an employee with their recent shifts. */
export function EmployeeDetail() {
  const { id = '' } = useParams();
  const result = useQuery(EmployeeDetailOperation, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailScreen area="employees" item={result.data?.employee} result={result}>
      {(employee, refetch) => <Known employee={employee} refetch={refetch} />}
    </DetailScreen>
  );
}

interface KnownProps {
  employee: DetailedEmployee;
  refetch: () => Promise<unknown>;
}

function Known({ employee, refetch }: KnownProps) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { id } = employee;
  const status = statusName(employee.status);
  return (
    <>
      <PageHeading
        back={<BackToList area="employees" />}
        description={<StatusBadge status={status}>{t(`employees.statuses.${status}`)}</StatusBadge>}
        actions={<Actions employee={employee} refetch={refetch} />}
      >
        {employee.name}
      </PageHeading>
      <Stack $gap={6}>
        <Columns>
          <div>
            <EmployeeContact employee={employee} />
            <EmployeeWork employee={employee} />
          </div>
          <div>
            <InviteLink employee={employee} onInvited={refetch} />
            <EmployeeLicenses employee={employee} onChanged={refetch} />
            <EmployeeUnavailability employee={id} />
            <EmployeeTimeOff employee={id} company={employee.companyId} />
            <Section
              title={t('recentShifts.title')}
              more={<Link to={within(`${paths.shifts}?employee=${id}`)}>{t('recentShifts.all')}</Link>}
            >
              <RecentShifts
                of={{ employee: id }}
                companyId={employee.companyId}
                limit={scheduling.recentEmployeeShifts}
                describe={({ clientName, locationName }) => [clientName, locationName]}
              />
            </Section>
          </div>
        </Columns>
        <div>
          <DeleteButton
            mutation={DeleteEmployee}
            item={{ type: 'Employee', id: employee.id, name: employee.name }}
            area="employees"
          />
        </div>
      </Stack>
    </>
  );
}

function Actions({ employee, refetch }: KnownProps) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { id } = employee;
  return (
    <>
      {/* scheduling.md §2: the scheduler receives the employee id as navigation state. */}
      <LinkButton as={Link} to={within(paths.scheduler)} state={{ employee: id }} icon={<CalendarDays aria-hidden />}>
        {t('employees.schedule')}
      </LinkButton>
      <StatusButton employee={employee} status={statusName(employee.status)} onChanged={refetch} />
      <LinkButton as={Link} to={within(pathOf(paths.editEmployee, id))} variant="primary" icon={<Pencil aria-hidden />}>
        {t('lists.edit')}
      </LinkButton>
    </>
  );
}

interface Props {
  employee: { id: string; name: string };
  status: EmployeeStatus;
  /** Shows the new status. */
  onChanged: () => Promise<unknown>;
}

/** scheduling.md §4, Employee status: between active and inactive, with no confirmation. */
function StatusButton({ employee: { id, name }, status, onChanged }: Props) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateEmployee);
  const { run, busy } = useAction();
  const action = status === 'active' ? 'deactivate' : 'activate';

  const set = async (next: 'ACTIVE' | 'INACTIVE') => {
    await update({ variables: { id, input: { status: next } } });
    await onChanged();
  };
  const [now, next] = status === 'active' ? (['ACTIVE', 'INACTIVE'] as const) : (['INACTIVE', 'ACTIVE'] as const);
  const ending = {
    done: t(`employees.${action}.done`, { name }),
    failed: () => t('employees.statusFailed'),
    undo: () => set(now),
  };

  return (
    <Button loading={busy} onClick={() => void run(() => set(next), ending)}>
      {t(`employees.${action}.action`)}
    </Button>
  );
}
