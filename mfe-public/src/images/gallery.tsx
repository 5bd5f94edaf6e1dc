import { Picture } from '@portfolio/ui/picture';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { ListedImage } from './lightbox.tsx';
import { pictureOf } from './picture-of.ts';
import { PictureButton } from './picture-button.tsx';

/** Rows of equal height, filled from edge to edge whatever the formats are; the last one keeps its height too. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(4)};

  &::after {
    content: '';
    flex: 1000000 0 0;
  }
`;

const Item = styled.li<{ $ratio: number; $height: string }>`
  flex: ${({ $ratio }) => $ratio} 1 calc(${({ $ratio, $height }) => `${$ratio} * ${$height}`});
  min-width: 0;
  /* Alone in its row, a portrait does not grow to a poster. */
  max-width: min(100%, calc(${({ $ratio, $height }) => `${$ratio} * 1.6 * ${$height}`}));
`;

export interface GalleryProps {
  images: readonly ListedImage[];
  /** Height of a row, at least. */
  height: string;
  /** Width at which an image is shown. */
  sizes: string;
  label: string;
  /** Shows one in large, by its place in this list, from 0. */
  onOpen: (place: number) => void;
}

/** Images side by side, each in its own proportions. */
export const Gallery = ({ images, height, sizes, label, onOpen }: GalleryProps) => (
  <List aria-label={label}>
    {images.map(({ image, alt }, place) => (
      <Item key={image.url} $ratio={image.width / image.height} $height={height}>
        <PictureButton alt={alt} onOpen={() => onOpen(place)}>
          <Picture {...pictureOf(image)} sizes={sizes} alt={alt} width={image.width} height={image.height} />
        </PictureButton>
      </Item>
    ))}
  </List>
);
