import { IconButton } from '@portfolio/ui/icon-button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useTranslation } from '../translator.ts';
import type { Grip } from './use-sortable-item.ts';

interface Props {
  name: string;
  grip: Grip;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
}

/** The grip and the two buttons that move an entry. At the ends a button stays: it may have the focus. */
export function MoveButtons({ name, grip, at, total, onMove }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        {...grip}
        size="small"
        icon={<GripVertical aria-hidden />}
        label={t('sorting.drag', { name })}
        style={{ touchAction: 'none', cursor: 'grab' }}
      />
      <IconButton
        size="small"
        icon={<ArrowUp aria-hidden />}
        label={t('sorting.up', { name })}
        aria-disabled={at === 0}
        onClick={at > 0 ? () => onMove(at - 1) : undefined}
      />
      <IconButton
        size="small"
        icon={<ArrowDown aria-hidden />}
        label={t('sorting.down', { name })}
        aria-disabled={at === total - 1}
        onClick={at < total - 1 ? () => onMove(at + 1) : undefined}
      />
    </>
  );
}
