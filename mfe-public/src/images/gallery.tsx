import { Picture } from '@portfolio/ui/picture';
import { color, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { pictureOf, type ShownImage } from './picture-of.ts';

const List = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space(4)};
  padding: 0;
  list-style: '';
`;

const Item = styled.li`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
`;

export interface GalleryProps {
  images: readonly (ShownImage & { id: string; alt: string })[];
  /** Names one of which nobody has said what it shows: "Screenshot 2 of Atlas". */
  alt: (place: number) => string;
  /** Narrowest width of an image, and the width at which it is shown. */
  min: string;
  sizes: string;
  label: string;
}

/** Images side by side, each in its own proportions. */
export const Gallery = ({ images, alt, min, sizes, label }: GalleryProps) => (
  <List $min={min} aria-label={label}>
    {images.map((image, index) => (
      <Item key={image.id}>
        <Picture
          {...pictureOf(image)}
          sizes={sizes}
          alt={image.alt || alt(index + 1)}
          width={image.width}
          height={image.height}
        />
      </Item>
    ))}
  </List>
);
