import { join } from 'node:path';
import type { ImageSet } from '@portfolio/contracts/content';
import type { ContentEnvironment } from '../environment.ts';
import { MediaAccess } from './access.ts';
import { imageSet, type ImageFile } from './address.ts';
import { DiskStorage, type FileStorage } from './storage.ts';

/** The stored files: where they are and how they are addressed. */
export class MediaLibrary {
  readonly storage: FileStorage;
  readonly access: MediaAccess;
  /** Private folder for uploads that are not kept yet; on the storage's own disk, so that keeping is a rename. */
  readonly incoming: string;

  constructor({ MEDIA_PATH, SERVICE_TOKEN }: Pick<ContentEnvironment, 'MEDIA_PATH' | 'SERVICE_TOKEN'>) {
    this.storage = new DiskStorage(MEDIA_PATH);
    this.access = new MediaAccess(SERVICE_TOKEN);
    this.incoming = join(MEDIA_PATH, 'incoming');
  }

  /** What the address of a file needs behind it for whoever may see its item: a grant when that is a draft. */
  grantFor(hash: string, isPublished: boolean): string {
    return isPublished ? '' : this.access.grant(hash);
  }

  /** Addresses of an image for whoever may see its item; those of a draft carry a grant. */
  imageSet(image: ImageFile, isPublished: boolean): ImageSet {
    return imageSet(image, this.grantFor(image.hash, isPublished));
  }
}
