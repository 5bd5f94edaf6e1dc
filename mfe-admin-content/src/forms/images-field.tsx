import { arrayMove } from '@dnd-kit/sortable';
import { altTextMaxLength } from '@portfolio/contracts/content';
import { Chip } from '@portfolio/ui/chip';
import { DropArea } from '@portfolio/ui/drop-area';
import { Field, TextField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Picture } from '@portfolio/ui/picture';
import { space, color, fontSize, radius } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { SortableList, useSortableItem, MoveButtons } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import type { ImageEntry, ImageList } from './file-rules.ts';
import { useObjectUrls } from './use-object-urls.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
  gap: ${space(3)};
`;

interface Props {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: ImageList;
  onChange: (value: ImageList) => void;
  /** None of them stands for the item in lists. */
  plain?: boolean;
}

/** Several images, present and new ones in one order; the first is marked as the thumbnail unless they are `plain`. */
export function ImagesField({ name, label, hint, error, value, onChange, plain = false }: Props) {
  const { t } = useTranslation();
  const urlOf = useObjectUrls();
  const nameOf = ({ file }: ImageEntry, at: number) => file?.name ?? t('images.number', { number: at + 1 });
  const move = (from: number, to: number): void => onChange(arrayMove([...value], from, to));
  const entryOf = (file: File): ImageEntry => ({ key: urlOf(file), file, alt: '' });

  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <>
          {value.length > 0 && (
            <SortableList
              grid
              items={value.map((image, at) => ({ id: image.key, name: nameOf(image, at) }))}
              onMove={move}
            >
              <Tiles aria-label={label}>
                {value.map((image, at) => (
                  <ImageTile
                    key={image.key}
                    image={image}
                    src={image.file ? urlOf(image.file) : image.url}
                    name={nameOf(image, at)}
                    at={at}
                    plain={plain}
                    total={value.length}
                    onMove={(to) => move(at, to)}
                    onAlt={(alt) => onChange(value.with(at, { ...image, alt }))}
                    onRemove={() => onChange(value.toSpliced(at, 1))}
                  />
                ))}
              </Tiles>
            </SortableList>
          )}
          <DropArea
            {...attributes}
            name={name}
            accept="image/*"
            multiple
            prompt={t('images.choose')}
            onFiles={(files) => onChange([...value, ...files.map(entryOf)])}
          />
        </>
      )}
    </Field>
  );
}

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

interface ImageTileProps {
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
function ImageTile({ image, src, name, at, total, plain, onMove, onAlt, onRemove }: ImageTileProps) {
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
