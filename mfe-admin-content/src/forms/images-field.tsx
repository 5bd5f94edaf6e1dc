import { arrayMove } from '@dnd-kit/sortable';
import { DropArea } from '@portfolio/ui/drop-area';
import { Field } from '@portfolio/ui/field';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { SortableList } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import type { ImageEntry, ImageList } from './file-rules.ts';
import { ImageTile } from './image-tile.tsx';
import { useObjectUrls } from './use-object-urls.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: '';
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
