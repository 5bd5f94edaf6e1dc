import { z } from 'zod';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './store.ts';

/** What says where the store is: `z.object(storeSettings)`. */
export const storeSettings = {
  /** The store's folder; with a bucket, where an edge keeps its copies of what it serves. */
  RELEASES_PATH: z.string(),
  /** Keeps the store in this bucket, at Amazon or at `S3_ENDPOINT`. Without keys, Amazon's SDK looks for some. */
  RELEASES_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** For those who can do without a store. */
export const optionalStoreSettings = { ...storeSettings, RELEASES_PATH: storeSettings.RELEASES_PATH.optional() };

type OptionalStoreSettings = z.output<z.ZodObject<typeof optionalStoreSettings>>;
export type StoreSettings = z.output<z.ZodObject<typeof storeSettings>>;

/** The bucket when one is named, else the folder. Undefined when neither is. */
export async function openStore(settings: StoreSettings): Promise<ReleaseStore>;
export async function openStore(settings: OptionalStoreSettings): Promise<ReleaseStore | undefined>;
export async function openStore(settings: OptionalStoreSettings): Promise<ReleaseStore | undefined> {
  const { RELEASES_PATH: folder, RELEASES_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  if (bucket === undefined) return folder === undefined ? undefined : folderStore(folder);
  // Only here: loading its SDK takes time that every other start would lose.
  const { s3Store } = await import('./s3-store.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return s3Store({ bucket, region, endpoint, credentials });
}
