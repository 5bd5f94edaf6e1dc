import { useMutation } from '@apollo/client/react';
import { scheduling, type EmployeeStatus } from '@portfolio/contracts/scheduling';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useParams } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.tsx';
import { BackToList, DetailScreen, DeleteButton } from '../../shared/details/detail-screen.tsx';
import { Columns, Quiet, Section } from '../../shared/details/section.tsx';
import { pathOf, paths } from '../../paths.ts';
import { LinkToCopy } from '../../shared/forms/link-to-copy.tsx';
import { RecentShifts } from '../../shifts/recent-shifts.tsx';
import { useTranslation } from '../../translator.ts';
import { EmployeeContact, EmployeeWork } from './employee-facts.tsx';
import { EmployeeLicenses } from '../licenses/employee-licenses.tsx';
import { EmployeeTimeOff } from '../time-off/employee-time-off.tsx';
import { EmployeeUnavailability } from '../unavailability/employee-unavailability.tsx';
import {
  DeleteEmployee,
  EmployeeDetail as EmployeeDetailOperation,
  type DetailedEmployee,
  UpdateEmployee,
  statusName,
} from './employees.graphql.ts';
import { useInvitation, MailButton } from './invitation.tsx';

/** scheduling.md §2, Employee area: {id}, an employee with their recent shifts. */
export function EmployeeDetail() {
  const { id = '' } = useParams();
  const result = useFresh(EmployeeDetailOperation, { id });
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

interface InviteLinkProps {
  employee: { id: string; name: string; hasAccount: boolean; invitationExpiresAt?: string | null };
  /** There is a new invitation. */
  onInvited: () => Promise<unknown>;
}

/** scheduling.md §4, Invite link: good for 7 days; a new one makes the earlier one void. It is shown where it is made, once. */
function InviteLink({ employee, onInvited }: InviteLinkProps) {
  const { t, language } = useTranslation();
  const invitation = useInvitation();
  const { made: link, making } = invitation;
  const { run } = useAction();
  const make = async (): Promise<void> => {
    const isMade = await run(() => invitation.invite(employee.id, 'link'), { failed: () => t('inviteLink.failed') });
    // The link is here; that it is pending can be shown later.
    if (isMade) await onInvited().catch(() => undefined);
  };
  const until = (expires: string) => dateAndTime(expires, language);
  const { name, hasAccount, invitationExpiresAt: pending } = employee;

  if (hasAccount) {
    return (
      <Section title={t('inviteLink.title')}>
        <Quiet>{t('inviteLink.registered')}</Quiet>
      </Section>
    );
  }
  return (
    <Section title={t('inviteLink.title')}>
      <Stack $gap={4}>
        {link ? (
          <LinkToCopy
            label={t('invite.link', { name })}
            url={link.inviteUrl}
            hint={t('invite.hint', { until: until(link.expiresAt) })}
          />
        ) : (
          <Quiet>{pending ? t('inviteLink.pending', { until: until(pending) }) : t('inviteLink.lead')}</Quiet>
        )}
        <Cluster $gap={3}>
          <Button
            icon={<Link2 aria-hidden />}
            loading={making === 'link'}
            disabled={making === 'email'}
            onClick={() => void make()}
          >
            {t(link || pending ? 'inviteLink.another' : 'inviteLink.generate')}
          </Button>
          <MailButton employee={employee.id} invitation={invitation} onInvited={onInvited} />
        </Cluster>
      </Stack>
    </Section>
  );
}
