import { Chip } from '@portfolio/ui/chip';
import { IconButton } from '@portfolio/ui/icon-button';
import { Picture } from '@portfolio/ui/picture';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

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
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
`;

const Name = styled.span`
  flex: 1;
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

interface Props {
  src: string | undefined;
  name: string;
  /** The one that lists show. */
  thumbnail: boolean;
  /** Makes it the thumbnail; left out where that is not possible. */
  onFirst?: (() => void) | undefined;
  onRemove: () => void;
}

export function ImageTile({ src, name, thumbnail, onFirst, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <Tile>
      {/* Its name stands below. */}
      <Picture src={src} alt="" width={16} height={10} />
      {thumbnail && <Mark>{t('images.thumbnail')}</Mark>}
      <Line>
        <Name title={name}>{name}</Name>
        {!thumbnail && onFirst && (
          <IconButton
            size="small"
            icon={<ImageUp aria-hidden />}
            label={t('images.makeThumbnail', { name })}
            onClick={onFirst}
          />
        )}
        <IconButton size="small" icon={<X aria-hidden />} label={t('files.remove', { name })} onClick={onRemove} />
      </Line>
    </Tile>
  );
}
