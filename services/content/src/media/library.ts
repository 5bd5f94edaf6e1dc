import { join } from 'node:path';
import type { ImageSet, StoredImage } from '@portfolio/contracts/content';
import type { ContentEnvironment } from '../environment.ts';
import { imageSet, type DescribedImage, type ImageFile } from './address.ts';
import { DiskStorage, type FileStorage } from './storage.ts';
import { createHmac, hkdfSync } from 'node:crypto';
import { equalTexts } from '@portfolio/service-kit/encryption';

const hour = 3_600;

/**
 * Grants for files that only drafts use. Such a file is answered to nobody but the bearer of a grant, which is part
 * of the addresses that administrators are given: an `<img>` cannot send a token. Grants end within two hours.
 */
export class MediaAccess {
  readonly #key: Uint8Array;

  /** @param secret the service's own; the key is derived from it */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'media access', 32));
  }

  /** The query of an address, the same for an hour so that browsers can keep the file that long. */
  grant(hash: string, now = Date.now()): string {
    const expires = (Math.floor(now / 1_000 / hour) + 2) * hour;
    return `?access=${expires}.${this.#sign(hash, expires)}`;
  }

  /** Whether `access` (the parameter's value) is a grant for this file and still counts. */
  allows(hash: string, access: string, now = Date.now()): boolean {
    const [, expires, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(access) ?? [];
    if (!expires || !signature || Number(expires) * 1_000 <= now) return false;
    return equalTexts(signature, this.#sign(hash, Number(expires)));
  }

  #sign(hash: string, expires: number): string {
    return createHmac('sha256', this.#key).update(`${hash}.${expires}`).digest('base64url');
  }
}

type MediaEnvironment = Pick<ContentEnvironment, 'MEDIA_PATH' | 'SECRET_KEY'> & Partial<ContentEnvironment>;

/** The stored files: where they are and how they are addressed. */
export class MediaLibrary {
  readonly storage: FileStorage;
  readonly access: MediaAccess;
  /** Private folder for uploads that are not kept yet; on the disk storage's own disk, so that keeping is a rename. */
  readonly incoming: string;

  private constructor({ MEDIA_PATH, SECRET_KEY }: MediaEnvironment, storage: FileStorage) {
    this.storage = storage;
    this.access = new MediaAccess(SECRET_KEY);
    this.incoming = join(MEDIA_PATH, 'incoming');
  }

  /** With files on the disk, or with `S3_BUCKET` in that bucket. */
  static async open(environment: MediaEnvironment): Promise<MediaLibrary> {
    return new MediaLibrary(environment, await openStorage(environment));
  }

  /** What the address of a file needs behind it for whoever may see its item: a grant when that is a draft. */
  grantFor(hash: string, isPublished: boolean): string {
    return isPublished ? '' : this.access.grant(hash);
  }

  /** Addresses of an image for whoever may see its item; those of a draft carry a grant. */
  imageSet(image: ImageFile, isPublished: boolean): ImageSet {
    return imageSet(image, this.grantFor(image.hash, isPublished));
  }

  /** The same of an item's list of images, each with the id that names it when the list is edited. */
  imageList(images: readonly DescribedImage[], isPublished: boolean): StoredImage[] {
    return images.map((image) => ({ id: image.hash, alt: image.alt, ...this.imageSet(image, isPublished) }));
  }
}

async function openStorage(environment: MediaEnvironment): Promise<FileStorage> {
  const {
    MEDIA_PATH,
    S3_BUCKET,
    S3_ENDPOINT,
    S3_REGION = 'us-east-1',
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  } = environment;
  if (!S3_BUCKET) return new DiskStorage(MEDIA_PATH);
  // Only here: loading its SDK takes time that every other start would lose.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  });
}
