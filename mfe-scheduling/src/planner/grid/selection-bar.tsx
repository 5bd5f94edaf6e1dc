import { Button } from '@portfolio/ui/button';
import { color, fontSize, radius, shadow, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Bar = styled.div`
  position: sticky;
  z-index: 4;
  bottom: calc(${space(3)} + var(--bottom-inset, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  font-size: ${fontSize.small};

  & > p {
    flex: 1;
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
}

/** What can be done with the selected shifts together, or what is being done. */
export function SelectionBar({ count, hint, onMove, onCopy, onFits, onPublish, onCancel, onClear }: Props) {
  const { t } = useTranslation();
  if (hint) {
    return (
      <Bar>
        <p>{hint}</p>
      </Bar>
    );
  }
  if (count === 0) return null;
  return (
    <Bar role="group" aria-label={t('scheduler.selection')}>
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
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('scheduler.clearSelection')}
      </Button>
      <Button size="small" variant="quiet-danger" onClick={onCancel}>
        {t('scheduler.cancelShifts')}
      </Button>
    </Bar>
  );
}
