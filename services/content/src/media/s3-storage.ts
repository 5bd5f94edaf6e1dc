import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '@portfolio/service-kit/errors';
import { isMediaName } from './address.ts';
import type { ByteRange, FileStorage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a server that speaks S3; Amazon's own when left out. */
  endpoint?: string;
  /** When left out, where Amazon's SDK looks: its own variables, profile or the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** What one upload holds in memory: two parts on their way. A gigabyte is 128 of them; 10,000 are allowed. */
const parts = { partSize: 8 * 2 ** 20, queueSize: 2 };

/**
 * Keeps files as objects of a bucket, which need not be readable by anybody else: visitors ask the content service, which
 * decides who may see a draft's files. Other objects of the bucket are left alone.
 * @throws AppError `unavailable`, from every method, when the server does not do what it is asked
 */
export class S3Storage implements FileStorage {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, endpoint, ...settings }: S3Settings) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      ...settings,
      // Elsewhere than at Amazon, buckets seldom have host names of their own.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Nor is everybody able to check the newer checksums; content is named by its hash and signed anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** In parts when the file is large; the object appears when all are there, and a failure removes those that are. */
  async keep(localPath: string, name: string): Promise<void> {
    const Body = createReadStream(localPath);
    const upload = new Upload({ client: this.#client, params: { ...this.#object(name), Body }, ...parts });
    await upload
      .done()
      .catch(refuse)
      .finally(() => Body.destroy());
  }

  async size(name: string): Promise<number | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#object(name)))).ContentLength;
    } catch (error) {
      return error instanceof NotFound ? undefined : refuse(error);
    }
  }

  async read(name: string, { start, end }: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({ ...this.#object(name), Range: `bytes=${start}-${end}` });
    const { Body } = await this.#client.send(command).catch(refuse);
    // In Node it is the answer itself, whatever its type has for browsers.
    return Body as Readable;
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name))).catch(refuse);
  }

  async *names(): AsyncGenerator<{ name: string; changedAt: Date }> {
    try {
      for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket })) {
        for (const { Key: name, LastModified: changedAt } of page.Contents ?? []) {
          if (name !== undefined && changedAt && isMediaName(name)) yield { name, changedAt };
        }
      }
    } catch (error) {
      refuse(error);
    }
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: name };
  }
}

function refuse(cause: unknown): never {
  throw new AppError('unavailable', undefined, { cause });
}
