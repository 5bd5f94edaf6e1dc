import { dollars, hours } from '@portfolio/remote-kit/figures';
import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { clockTime } from '@portfolio/remote-kit/times';
import { EmptyState } from '@portfolio/ui/empty-state';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { Muted } from '@portfolio/ui/text';
import FileClock from 'lucide-react/icons/file-clock';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../../shared/company/use-company.tsx';
import { paths } from '../../paths.ts';
import { ShiftStatusBadge } from '../../shifts/shift-status.tsx';
import { useShiftTime, ZoneSign } from '../../shared/times/shift-time.tsx';
import { useTranslation } from '../../translator.ts';
import { RowActions, type Approval } from './row-actions.tsx';
import type { Timesheet } from './timesheets.graphql.ts';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** A line is 44 px: two lines of small text, and its buttons side by side. */
const Dense = styled.div`
  @container (min-width: 40rem) {
    td,
    th {
      padding: ${space(0.5)} ${space(2)};
      font-size: ${fontSize.small};
      line-height: 1.3;
    }
    td * {
      line-height: 1.3;
    }
    th {
      overflow-wrap: normal;
    }
    td:last-child {
      width: 1%;
      white-space: nowrap;
    }
    td:last-child > * {
      flex-wrap: nowrap;
    }
    .when,
    .place {
      white-space: nowrap;
    }
    .place {
      max-width: 12rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.5rem;

  & > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.accent};
  }
`;

/** How far the hours are from the plan, to the left for fewer and to the right for more: half its width is two hours. */
const Deviation = styled.span`
  position: relative;
  display: block;
  height: 2px;
  border-radius: 2px;
  background:
    linear-gradient(${color.warning}, ${color.warning}) var(--from) 0 / var(--width) 100% no-repeat,
    ${color.border};
`;
const widest = 2;
function barOf(hoursMore: number): CSSProperties {
  const part = Math.min(Math.abs(hoursMore) / widest, 1) * 50;
  // Of a background, a percentage is of what its image leaves free.
  const from = (hoursMore < 0 ? 50 - part : 50) / (1 - part / 100);
  return { ['--from' as string]: `${from}%`, ['--width' as string]: `${part}%` };
}

const Changed = styled.div`
  color: ${color.warning};
  font-weight: 550;
`;

interface Props extends Pick<TableProps<Timesheet>, 'rows' | 'sort' | 'onSort' | 'loading'> {
  /** Those whose hours changed before they could be approved. */
  changed: readonly string[];
  onDone: (ended?: Approval) => void;
  chosen: ReadonlySet<string>;
  preview: PreviewState;
  onChoose: (id: string, on: boolean) => void;
}

/** It waits for approval. */
export const isOpen = ({ status, approvedAt }: Timesheet): boolean => status === 'COMPLETED' && !approvedAt;

/** Planned beside actual, and whether that is approved. */
export function TimesheetTable({ changed, onDone, chosen, onChoose, preview, ...table }: Props) {
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
      cell: (timesheet) => (
        <Choice>
          <input
            type="checkbox"
            data-row={timesheet.id}
            disabled={!isOpen(timesheet)}
            aria-label={t('timesheets.choose', { employee: timesheet.employeeName })}
            checked={chosen.has(timesheet.id)}
            onChange={({ target }) => onChoose(timesheet.id, target.checked)}
          />
          {timesheet.employeeName}
        </Choice>
      ),
    },
    {
      id: 'start_time',
      header: t('timesheets.planned'),
      sortable: true,
      beside: true,
      cell: (timesheet) => (
        <div>
          <Link className="when" to={within(`${paths.shifts}/${timesheet.id}`)}>
            {whenOf(timesheet)}
          </Link>
          <Muted as="div" className="place" title={timesheet.clientName}>
            <ZoneSign shift={timesheet} />
            {timesheet.clientName}
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
      beside: true,
      cell: ({ id, plannedHours, workedHours }) => (
        <div>
          {workedHours ? hours(workedHours, language) : t('timesheets.missing')}
          {workedHours && <Deviation aria-hidden style={barOf(Number(workedHours) - Number(plannedHours))} />}
          {changed.includes(id) && <Changed>{t('timesheets.lookAgain')}</Changed>}
          <Muted as="div">
            <OneLine>{t('timesheets.ofPlanned', { hours: hours(plannedHours, language) })}</OneLine>
          </Muted>
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
        preview={edgeOf(preview, t)}
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
