import { maxCards } from '@portfolio/contracts/content';
import type { FileFields } from '../media/file-fields.ts';
import type { CheckedFiles } from '../media/uploads.ts';
import type { SectionFiles } from './sections.ts';

/** The files that come with a section, over REST and GraphQL. */
export const sectionFileFields: FileFields = {
  image: { kind: 'image', max: 1 },
  card_images: { kind: 'image', max: maxCards },
};

/** The files of a section by what they are for. */
export const sectionFilesOf = (files: CheckedFiles): SectionFiles => ({
  image: files('image')[0],
  cardImages: files('card_images'),
});
