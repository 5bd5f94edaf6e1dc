import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ReleaseStore } from './store.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a server that speaks S3; Amazon's own when left out. */
  endpoint?: string | undefined;
  /** When left out, where Amazon's SDK looks: its own variables, profile or the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** How often a write is tried that met another of the same name. */
const conflicts = 5;

/** A bucket, at Amazon or at any server that knows `If-None-Match: *` with `PUT`. It need not be readable by anybody else. */
export function s3Store({ bucket: Bucket, region, endpoint, credentials }: S3Settings): ReleaseStore {
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // Elsewhere than at Amazon, buckets seldom have host names of their own, and not everybody checks the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function read(name: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function create(name: string, content: Buffer | string): Promise<boolean> {
    const Body = Buffer.from(content);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: name, Body, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        // It is there. Perhaps it is ours: an answer that was lost on its way made the client send it again.
        if (status === 412) return (await read(name))?.equals(Body) ?? false;
        if (status !== 409 || attempt === conflicts) throw error;
      }
    }
  }

  /** Keys and folders below a prefix; without `Delimiter` all keys. */
  async function below(Prefix: string, Delimiter?: string): Promise<string[]> {
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter })) {
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.push(Key);
      for (const common of page.CommonPrefixes ?? []) if (common.Prefix !== undefined) found.push(common.Prefix);
    }
    return found;
  }

  return {
    read,
    create,
    async list(folder) {
      const prefix = `${folder}/`;
      return (await below(prefix, '/')).map((key) => key.slice(prefix.length).replace(/\/$/, ''));
    },
    async remove(name) {
      for (const Key of [name, ...(await below(`${name}/`))])
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
