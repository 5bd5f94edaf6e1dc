import { identityProofs } from '@portfolio/contracts/auth';
import { offerApprovals, shiftStatuses } from '@portfolio/contracts/scheduling';
import { zoneName } from '@portfolio/remote-kit/times';
import { Muted } from '@portfolio/ui/text';
import { shiftStatusName } from '../../shifts/shift-status.tsx';
import { useTranslation } from '../../translator.ts';
import { inReadersDates } from './readers-dates.ts';

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
export function EventChanges({ changes }: { changes: readonly Change[] }) {
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
