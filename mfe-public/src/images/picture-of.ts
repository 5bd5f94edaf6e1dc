import type { PictureProps } from '@portfolio/ui/picture';
import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql('fragment Image on Image { url width height avifSrcset webpSrcset }');

export type ShownImage = DocumentType<typeof fragment>;

/** What `Picture` needs of an image with its variants; of none, so that the placeholder is drawn. */
export const pictureOf = (image: ShownImage | null | undefined): Pick<PictureProps, 'src' | 'sources'> =>
  image
    ? {
        src: image.url,
        sources: [
          { type: 'image/avif', srcSet: image.avifSrcset },
          { type: 'image/webp', srcSet: image.webpSrcset },
        ],
      }
    : {};

/** Of a card's: a third of the column, half of a tablet, all of a phone. */
export const cardSizes = '(min-width: 64em) 22rem, (min-width: 40em) 45vw, 92vw';
