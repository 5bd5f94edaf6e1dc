import { useOpened } from '@portfolio/remote-kit';
import { useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ClockFading from 'lucide-react/icons/clock-fading';
import { useTranslation } from '../../translator.ts';
import type { AttendedShift } from './attendance-values.ts';
import { CorrectModal } from './correct-modal.tsx';

interface Props {
  shift: AttendedShift;
  /** An icon, for the lines of a table. */
  compact?: boolean;
  onCorrected?: () => void;
}

/** Corrects check-in and check-out of a shift that has begun; nothing for one that is cancelled. */
export function CorrectButton({ shift, compact = false, onCorrected }: Props) {
  const { t } = useTranslation();
  const [opened, open] = useOpened();
  const name = `times-${shift.id}`;
  const now = useNow();
  const hasBegun = shift.checkedInAt !== null || Date.parse(shift.startTime) <= now.getTime();
  if (shift.status === 'CANCELLED' || !hasBegun) return null;
  return (
    <>
      {compact ? (
        <IconButton
          size="small"
          variant="secondary"
          icon={<ClockFading aria-hidden />}
          label={`${t('attendance.correct')} ${shift.employeeName}`}
          onClick={() => open(name)}
        />
      ) : (
        <Button icon={<ClockFading aria-hidden />} onClick={() => open(name)}>
          {t('attendance.correct')} <VisuallyHidden>{shift.employeeName}</VisuallyHidden>
        </Button>
      )}
      {opened === name && (
        <CorrectModal
          shift={shift}
          onClose={() => open(undefined)}
          onCorrected={() => {
            open(undefined);
            onCorrected?.();
          }}
        />
      )}
    </>
  );
}
