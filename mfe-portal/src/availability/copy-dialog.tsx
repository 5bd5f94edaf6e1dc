import { Button } from '@portfolio/ui/button';
import { ToggleChip } from '@portfolio/ui/chip';
import { Cluster } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DayOfWeek } from '../generated/graphql.ts';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { days } from './rule-values.ts';

const Day = styled(ToggleChip)`
  min-height: ${space(12)};
  padding-inline: ${space(4)};
`;

interface Props {
  /** Whose hours are copied. */
  from: DayOfWeek;
  onCopy: (to: ReadonlySet<DayOfWeek>) => void;
  onClose: () => void;
}

/** Asks to which days a day's hours are copied; what those had gives way. */
export function CopyDialog({ from, onCopy, onClose }: Props) {
  const { t } = useTranslation();
  const [to, setTo] = useState<ReadonlySet<DayOfWeek>>(new Set());
  const toggle = (day: DayOfWeek): void =>
    setTo(to.has(day) ? new Set([...to].filter((d) => d !== day)) : new Set([...to, day]));
  return (
    <Dialog
      onClose={onClose}
      title={t('availability.copyTitle', { day: t(`availability.days.${from}`) })}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="large" variant="primary" disabled={to.size === 0} onClick={() => onCopy(to)}>
            {t('availability.copy')}
          </Button>
        </>
      }
    >
      <p>{t('availability.copyHint')}</p>
      <Cluster role="group" aria-label={t('availability.copyTo')} $gap={2}>
        {days
          .filter((day) => day !== from)
          .map((day) => (
            <Day key={day} pressed={to.has(day)} onToggle={() => toggle(day)}>
              {t(`availability.days.${day}`)}
            </Day>
          ))}
      </Cluster>
    </Dialog>
  );
}
