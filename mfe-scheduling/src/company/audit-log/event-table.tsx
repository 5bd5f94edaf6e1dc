import { identityProofs } from '@portfolio/contracts/auth';
import { offerApprovals, shiftStatuses } from '@portfolio/contracts/scheduling';
import { deviceOf } from '@portfolio/remote-kit/device';
import { dateAndTime, zoneName, calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import History from 'lucide-react/icons/history';
import { Broken } from '../../shared/lists/list-part.tsx';
import { ZoneMark } from '../../shared/times/shift-time.tsx';
import { shiftStatusName } from '../../shifts/shift-status.tsx';
import { useTranslation } from '../../translator.ts';
import type { AccountKind, CompanyKind } from './audit-log.graphql.ts';

/** An event of either log. */
export interface ShownEvent {
  id: string;
  at: string;
  timeZone: string;
  kind: AccountKind | CompanyKind;
  personId?: string | null;
  personName: string;
  /** Whose account, in the log of accounts. */
  userId?: string | null;
  userName?: string;
  clientAddress: string;
  userAgent?: string;
  subject: string;
  changes: readonly { name: string; before?: string | null; after?: string | null }[];
}

interface Props extends Pick<TableProps<ShownEvent>, 'rows' | 'sort' | 'onSort' | 'loading'> {
  onPerson: (id: string) => void;
  /** Filters or words leave some out. */
  isNarrowed: boolean;
  /** What is listed here, and what is not. */
  emptyHint: 'activity.company.emptyHint' | 'activity.accounts.emptyHint';
}

/** Who did what, when and from where; a person's name shows theirs alone. */
export function EventTable({ onPerson, isNarrowed, emptyHint, ...table }: Props) {
  const { t, language } = useTranslation();
  const deviceName = (userAgent: string): string => {
    const device = deviceOf(userAgent);
    return device ? t('activity.device', device) : userAgent.slice(0, 60);
  };
  const person = (id: string | null | undefined, name: string) => {
    if (!id) return <Muted as="span">{t('activity.nobody')}</Muted>;
    return (
      <Button variant="ghost" size="small" onClick={() => onPerson(id)}>
        <VisuallyHidden>{t('activity.only')}</VisuallyHidden> {name || t('activity.user', { id })}
      </Button>
    );
  };

  const columns: Column<ShownEvent>[] = [
    {
      id: 'at',
      header: t('activity.time'),
      rowHeader: true,
      sortable: true,
      cell: ({ at, timeZone }) => (
        <>
          {dateAndTime(at, language, timeZone, true)}
          <ZoneMark shift={{ startTime: at, timeZone }} />
        </>
      ),
    },
    {
      id: 'kind',
      header: t('activity.event'),
      cell: ({ kind, subject, changes }) => (
        <div>
          {t(`activity.kinds.${kind}`)}
          {subject && <Broken>{kind.startsWith('SHIFT') ? inReadersDates(subject, language) : subject}</Broken>}
          <EventChanges changes={changes} />
        </div>
      ),
    },
    { id: 'person', header: t('activity.person'), cell: ({ personId, personName }) => person(personId, personName) },
    ...(table.rows.some(({ userName }) => userName !== undefined) ? [accountColumn()] : []),
    {
      id: 'address',
      header: t('activity.address'),
      cell: ({ clientAddress, userAgent }) => (
        <div>
          <Broken>{clientAddress || t('activity.nowhere')}</Broken>
          {userAgent && (
            <Muted as="div" title={userAgent}>
              {deviceName(userAgent)}
            </Muted>
          )}
        </div>
      ),
    },
  ];

  function accountColumn(): Column<ShownEvent> {
    return {
      id: 'account',
      header: t('activity.account'),
      cell: ({ userId, userName = '' }) => (userId ? person(userId, userName) : t('activity.unknown')),
    };
  }

  return (
    <Table
      {...table}
      caption={t('activity.caption')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<History />} title={t(isNarrowed ? 'activity.noneFound' : 'activity.empty')}>
          {t(isNarrowed ? 'activity.noneFoundHint' : emptyHint)}
        </EmptyState>
      }
    />
  );
}

interface Change {
  name: string;
  before?: string | null;
  after?: string | null;
}

/** Those that have a name on a screen. */
const named = [
  'is_active',
  'is_staff',
  'is_superuser',
  'username',
  'email',
  'first_name',
  'last_name',
  'time_zone',
  'holiday_region',
  'language',
  'planning_rules',
  'check_in_hours',
  'check_out_hours',
  'payroll_columns',
  'payment_date',
  'pay_approved_only',
  'require_second_factor',
  'approval_tolerance',
  'week_budget',
  'offer_approval',
  'identity_proof',
  'cancelled_shifts',
  'people',
  'employee',
  'client',
  'location',
  'start_time',
  'end_time',
  'status',
  'title',
  'notes',
  'reason',
  'issuer',
  'number',
  'valid_from',
  'valid_until',
] as const;

/** What is another than before: as it was and is, where that is short; of what is long or personal only that it changed. */
function EventChanges({ changes }: { changes: readonly Change[] }) {
  const { t, language } = useTranslation();
  const valueOf = (value: string | null | undefined): string | undefined => {
    if (value === 'true' || value === 'false') return t(`activity.values.${value}`);
    const proof = identityProofs.find((each) => each === value);
    if (proof) return t(`users.secondFactor.proofs.${proof}`);
    const approval = offerApprovals.find((each) => each === value);
    if (approval) return t(`companySettings.approvals.${approval}`);
    const status = shiftStatuses.find((each) => each === value);
    if (status) return t(`shifts.status.${shiftStatusName(status)}`);
    return value ? inReadersDates(value, language) : undefined;
  };
  const textOf = ({ name, ...values }: Change): string => {
    const shown = (value: string | null | undefined) => (name === 'time_zone' && value ? zoneName(value) : value);
    const [before, after] = [shown(values.before), shown(values.after)];
    const known = named.find((each) => each === name);
    const field = known ? t(`activity.fields.${known}`) : name;
    const [was, is] = [valueOf(before), valueOf(after)];
    if (name === 'identity_proof') return t('activity.given', { field, value: is });
    const isLong = /^[[{]/.test(after ?? before ?? '[');
    if (isLong) return t('activity.changed', { field });
    return t('activity.fromTo', { field, was: was ?? t('activity.values.none'), is: is ?? t('activity.values.none') });
  };
  return changes.map((change) => (
    <Muted as="div" key={change.name}>
      {textOf(change)}
    </Muted>
  ));
}

/** `2026-12-20 21:00`, on the clock of a site, and `2026-12-20`, as the reader writes them. */
const inReadersDates = (text: string, language: string): string =>
  text.replaceAll(/\b(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?\b/g, (_, day: string, time: string | undefined) =>
    time === undefined ? calendarDay(day, language) : dateAndTime(`${day}T${time}Z`, language, 'UTC'),
  );
