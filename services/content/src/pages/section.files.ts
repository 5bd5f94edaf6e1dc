import { maxCards } from '@portfolio/contracts/content';
import type { FileFields } from '../media/file-fields.ts';
import { checkFileList, checkFiles, type Upload } from '../media/uploads.ts';
import type { SectionFiles } from './sections.ts';

/** The files that come with a section, over REST and GraphQL. */
export const sectionFileFields: FileFields = {
  image: { kind: 'image', max: 1 },
  card_images: { kind: 'image', max: maxCards },
};

/** Looks into the files of a section. @throws AppError `validation` */
export async function checkSectionFiles(upload: Upload): Promise<SectionFiles> {
  return {
    image: (await checkFiles(upload, 'image', 'image'))[0],
    cardImages: await checkFileList(upload, 'card_images', 'image'),
  };
}
