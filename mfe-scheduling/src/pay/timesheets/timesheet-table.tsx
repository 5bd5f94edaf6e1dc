import { dollars, hours } from '@portfolio/remote-kit/figures';
import { clockTime } from '@portfolio/remote-kit/times';
import { EmptyState } from '@portfolio/ui/empty-state';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import { color, fontSize } from '@portfolio/ui/tokens';
import { Muted } from '@portfolio/ui/text';
import FileClock from 'lucide-react/icons/file-clock';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../../shared/company/use-company.ts';
import { paths } from '../../paths.ts';
import { ShiftStatusBadge } from '../../shifts/shift-status.tsx';
import { useShiftTime, ZoneSign } from '../../shared/times/shift-time.tsx';
import { useTranslation } from '../../translator.ts';
import { RowActions } from './row-actions.tsx';
import type { Timesheet } from './timesheets.graphql.ts';
import type { Approval } from './use-approval.ts';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** Room for the day and both times, which the columns beside it would leave a word a line; buttons go below each other for it. */
const Dense = styled.div`
  @container (min-width: 40rem) {
    td:nth-child(2) {
      width: 24%;
      font-size: ${fontSize.small};
    }
    td:nth-child(2) * {
      line-height: 1.3;
    }
    td:last-child {
      width: 1%;
    }
  }
`;

const Changed = styled.div`
  color: ${color.warning};
  font-weight: 550;
`;

interface Props extends Pick<TableProps<Timesheet>, 'rows' | 'sort' | 'onSort' | 'loading'> {
  /** Those whose hours changed before they could be approved. */
  changed: readonly string[];
  onDone: (ended?: Approval) => void;
}

/** Planned beside actual, and whether that is approved. */
export function TimesheetTable({ changed, onDone, ...table }: Props) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const { whenOf } = useShiftTime();
  const clock = (instant: string | null | undefined, zone: string) =>
    instant ? clockTime(instant, language, zone) : t('timesheets.missing');

  const columns: Column<Timesheet>[] = [
    {
      id: 'employee_name',
      header: t('payroll.employee'),
      rowHeader: true,
      sortable: true,
      cell: ({ employeeName }) => employeeName,
    },
    {
      id: 'start_time',
      header: t('timesheets.planned'),
      sortable: true,
      cell: (timesheet) => (
        <div>
          <Link to={within(`${paths.shifts}/${timesheet.id}`)}>{whenOf(timesheet)}</Link>
          <Muted as="div">
            {timesheet.clientName}
            <ZoneSign shift={timesheet} />
          </Muted>
        </div>
      ),
    },
    {
      id: 'actual',
      header: t('timesheets.actual'),
      cell: ({ checkedInAt, checkedOutAt, timeZone, corrected }) => (
        <div>
          <OneLine>{`${clock(checkedInAt, timeZone)}–${clock(checkedOutAt, timeZone)}`}</OneLine>
          {corrected && <Muted as="div">{t('timesheets.corrected')}</Muted>}
        </div>
      ),
    },
    {
      id: 'worked_hours',
      header: t('timesheets.hours'),
      numeric: true,
      cell: ({ id, plannedHours, workedHours }) => (
        <div>
          {workedHours ? hours(workedHours, language) : t('timesheets.missing')}
          {changed.includes(id) && <Changed>{t('timesheets.lookAgain')}</Changed>}
          <Muted as="div">{t('timesheets.ofPlanned', { hours: hours(plannedHours, language) })}</Muted>
        </div>
      ),
    },
    { id: 'pay', header: t('shifts.pay'), numeric: true, cell: ({ pay }) => dollars(pay, language) },
    { id: 'approval', header: t('timesheets.approval'), cell: (timesheet) => <ApprovalState timesheet={timesheet} /> },
  ];
  return (
    <Dense>
      <Table
        {...table}
        caption={t('timesheets.title')}
        columns={columns}
        rowKey={({ id }) => id}
        actionsLabel={t('lists.actions')}
        actions={(timesheet) => <RowActions timesheet={timesheet} onDone={onDone} />}
        empty={
          <EmptyState icon={<FileClock />} title={t('timesheets.empty')}>
            {t('timesheets.emptyHint')}
          </EmptyState>
        }
      />
    </Dense>
  );
}

function ApprovalState({ timesheet: { status, approvedAt, approvedById, paid } }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  if (status !== 'COMPLETED') return <ShiftStatusBadge status={status} />;
  if (!approvedAt) {
    return paid ? (
      <StatusBadge status="paid">{t('payroll.status.PAID')}</StatusBadge>
    ) : (
      <StatusBadge status="pending">{t('timesheets.open')}</StatusBadge>
    );
  }
  return (
    <div>
      <StatusBadge status="active">{t('timesheets.isApproved')}</StatusBadge>
      {!approvedById && <Muted as="div">{t('timesheets.automatic')}</Muted>}
    </div>
  );
}
