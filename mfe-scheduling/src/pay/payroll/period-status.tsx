import { StatusBadge } from '@portfolio/ui/status-badge';
import { useTranslation } from '../../translator.ts';
import type { Period } from './payroll.graphql.ts';

/** How far a period is paid. */
export function PeriodStatus({ period: { payments, pending } }: { period: Period }) {
  const { t } = useTranslation();
  if (payments === 0) return <StatusBadge status="inactive">{t('payroll.noPayments')}</StatusBadge>;
  return pending > 0 ? (
    <StatusBadge status="pending">{t('payroll.pendingCount', { count: pending })}</StatusBadge>
  ) : (
    <StatusBadge status="paid">{t('payroll.allPaid')}</StatusBadge>
  );
}
