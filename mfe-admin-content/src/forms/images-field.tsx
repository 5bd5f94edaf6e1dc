import { DropArea } from '@portfolio/ui/drop-area';
import { Field } from '@portfolio/ui/field';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { ImageList } from './file-rules.ts';
import { ImageTile } from './image-tile.tsx';
import { useObjectUrls } from './use-object-urls.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
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
}

/** Several images with their previews. The first one is marked as the thumbnail; another can take its place. */
export function ImagesField({ name, label, hint, error, value, onChange }: Props) {
  const { t } = useTranslation();
  const { existing, added } = value;
  const urlOf = useObjectUrls();

  const toFront = <Item,>(list: readonly Item[], at: number): Item[] => [
    ...list.slice(at, at + 1),
    ...list.slice(0, at),
    ...list.slice(at + 1),
  ];

  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <>
          {existing.length + added.length > 0 && (
            <Tiles aria-label={label}>
              {existing.map((image, at) => (
                <ImageTile
                  key={image.id}
                  src={image.url}
                  name={t('images.number', { number: at + 1 })}
                  thumbnail={at === 0}
                  onFirst={() => onChange({ existing: toFront(existing, at), added })}
                  onRemove={() => onChange({ existing: existing.toSpliced(at, 1), added })}
                />
              ))}
              {added.map((file, at) => (
                <ImageTile
                  key={urlOf(file)}
                  src={urlOf(file)}
                  name={file.name}
                  thumbnail={existing.length === 0 && at === 0}
                  // New ones come behind those that are there already (the call has no other way).
                  onFirst={existing.length === 0 ? () => onChange({ existing, added: toFront(added, at) }) : undefined}
                  onRemove={() => onChange({ existing, added: added.toSpliced(at, 1) })}
                />
              ))}
            </Tiles>
          )}
          <DropArea
            {...attributes}
            name={name}
            accept="image/*"
            multiple
            prompt={t('images.choose')}
            onFiles={(files) => onChange({ existing, added: [...added, ...files] })}
          />
        </>
      )}
    </Field>
  );
}
