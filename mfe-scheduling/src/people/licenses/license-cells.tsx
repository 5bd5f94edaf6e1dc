import { licenseState, type LicenseState } from '@portfolio/contracts/scheduling';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useDownload, fileDay } from '../../shared/exports/export-button.tsx';
import { useTranslation } from '../../translator.ts';
import type { WholeLicense } from './licenses.graphql.ts';

/** Downloads the scan of a license; nothing where there is none. */
export function ScanButton({ license: { id, scanName, qualificationName } }: { license: WholeLicense }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  if (scanName === null) return null;
  const file = { path: `/planner/licenses/${id}/scan/`, name: scanName, failed: t('licenses.scanFailed') };
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Download aria-hidden />}
      loading={loading}
      onClick={() => void download(file)}
    >
      {t('licenses.scan')} <VisuallyHidden>{qualificationName}</VisuallyHidden>
    </Button>
  );
}

const looks = { early: 'pending', valid: 'active', soon: 'late', expired: 'down' } as const satisfies Record<
  LicenseState,
  string
>;

type Days = Pick<WholeLicense, 'expires' | 'renewed' | 'validFrom' | 'validUntil'>;

/** Until when a license is good, and how it stands today where that matters to the plan. */
export function LicenseDays({ license: { expires, renewed, validFrom, validUntil } }: { license: Days }) {
  const { t, language } = useTranslation();
  const state = licenseState({ from: validFrom, until: validUntil }, fileDay());
  const days = validUntil
    ? t('licenses.until', { day: calendarDay(validUntil, language) })
    : validFrom && t('licenses.from', { day: calendarDay(validFrom, language) });
  return (
    <div>
      <div>{days || t('licenses.open')}</div>
      {expires && !(renewed && state === 'expired') && (
        <StatusBadge status={looks[state]}>{t(`licenses.states.${state}`)}</StatusBadge>
      )}
      {renewed && <StatusBadge status="inactive">{t('licenses.renewed')}</StatusBadge>}
    </div>
  );
}
