import { Bar } from '@portfolio/remote-kit/list-tools';
import { Button } from '@portfolio/ui/button';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Shifts = styled(Bar)`
  & > p {
    min-width: 12rem;
  }
`;

interface Props {
  count: number;
  /** What is being carried, and where to. */
  hint: string | undefined;
  onMove: () => void;
  onCopy: () => void;
  /** Shows who is free and qualified for it; undefined for several. */
  onFits: (() => void) | undefined;
  /** Of some that are not published. */
  onPublish: (() => void) | undefined;
  onCancel: () => void;
  onClear: () => void;
  /** What else helps. */
  children: ReactNode;
}

/** What can be done with the selected shifts together, or what is being done. */
export function SelectionBar({ count, hint, onMove, onCopy, onFits, onPublish, onCancel, onClear, children }: Props) {
  const { t } = useTranslation();
  if (hint) {
    return (
      <Shifts>
        <p>{hint}</p>
      </Shifts>
    );
  }
  if (count === 0) return null;
  return (
    <Shifts role="group" aria-label={t('scheduler.selection')}>
      <p role="status">{t('scheduler.selectedCount', { count })}</p>
      <Button size="small" onClick={onMove}>
        {t('scheduler.move')}
      </Button>
      <Button size="small" onClick={onCopy}>
        {t('scheduler.copy')}
      </Button>
      {onFits && (
        <Button size="small" onClick={onFits}>
          {t('scheduler.fits')}
        </Button>
      )}
      {onPublish && (
        <Button size="small" onClick={onPublish}>
          {t('publishing.action')}
        </Button>
      )}
      {children}
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('scheduler.clearSelection')}
      </Button>
      <Button size="small" variant="quiet-danger" onClick={onCancel}>
        {t('scheduler.cancelShifts')}
      </Button>
    </Shifts>
  );
}
