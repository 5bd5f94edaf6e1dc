import { altTextMaxLength } from '@portfolio/contracts/content';
import { Chip } from '@portfolio/ui/chip';
import { TextField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Picture } from '@portfolio/ui/picture';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useSortableItem } from '../sorting/use-sortable-item.ts';
import { useTranslation } from '../translator.ts';
import type { ImageEntry } from './file-rules.ts';

const Tile = styled.li`
  position: relative;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
`;

const Push = styled.span`
  flex: 1;
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Mark = styled(Chip)`
  position: absolute;
  top: ${space(1.5)};
  left: ${space(1.5)};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)} ${space(2)};
`;

interface Props {
  image: ImageEntry;
  src: string | undefined;
  name: string;
  /** Its place, from 0, among so many; the first is the one that lists show. */
  at: number;
  total: number;
  /** None of them stands for the item in lists. */
  plain: boolean;
  onMove: (to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** An image of a list, what moves and removes it, and what it shows, in words. */
export function ImageTile({ image, src, name, at, total, plain, onMove, onAlt, onRemove }: Props) {
  const { t } = useTranslation();
  const { item, grip } = useSortableItem(image.key);
  return (
    <Tile {...item}>
      {/* What it shows stands below. */}
      <Picture src={src} alt="" width={16} height={10} />
      {at === 0 && !plain && <Mark>{t('images.thumbnail')}</Mark>}
      <Body>
        <Line>
          <MoveButtons {...{ name, grip, at, total, onMove }} />
          {at > 0 && !plain && (
            <IconButton
              size="small"
              icon={<ImageUp aria-hidden />}
              label={t('images.makeThumbnail', { name })}
              onClick={() => onMove(0)}
            />
          )}
          <Push />
          <IconButton size="small" icon={<X aria-hidden />} label={t('files.remove', { name })} onClick={onRemove} />
        </Line>
        <Name title={name}>{name}</Name>
        <TextField
          label={
            <>
              {t('images.alt')} <VisuallyHidden>{name}</VisuallyHidden>
            </>
          }
          maxLength={altTextMaxLength}
          value={image.alt}
          onChange={(event) => onAlt(event.target.value)}
        />
      </Body>
    </Tile>
  );
}
