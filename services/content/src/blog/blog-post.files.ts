import { mediaLimits } from '@portfolio/contracts/content';
import type { FileFields } from '../media/file-fields.ts';

/** The files that come with a post, over REST and GraphQL. */
export const blogPostFiles: FileFields = { images: { kind: 'image', max: mediaLimits.images } };
