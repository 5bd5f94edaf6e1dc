import { extname } from 'node:path';
import { prepared } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import { isMediaName } from './address.ts';

/** A stored file that the caller may read. */
export interface OpenedFile {
  name: string;
  bytes: number;
  contentType: string;
  /** Whether something published shows it, so that anybody may keep a copy. */
  isPublic: boolean;
  /** What to call it when it is saved; images are only shown. */
  downloadName: string | null;
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.apk': 'application/vnd.android.package-archive',
  '.ipa': 'application/octet-stream',
};

/** What a draft calls a file that something published shows too, only those who may see the draft learn. */
const references = prepared(
  `SELECT is_published AS is_public, min(download_name) AS download_name
   FROM media_reference WHERE hash = $1 GROUP BY is_published ORDER BY is_published DESC LIMIT 1`,
);

/**
 * Finds a stored file by the last segment of its address. What no published item shows is answered only with a grant,
 * which administrators' answers carry: readings.md, drafts do not leak through media links.
 * @throws AppError `not_found`
 */
export async function openMedia(context: ContentContext, name: string, access: string): Promise<OpenedFile> {
  if (!isMediaName(name)) throw notFound();
  const hash = name.slice(0, 64);
  const [row] = await context.database.query<{ is_public: boolean; download_name: string | null }[]>(references, [
    hash,
  ]);
  if (!row || !(row.is_public || context.media.access.allows(hash, access))) throw notFound();
  const bytes = await context.media.storage.size(name);
  if (bytes === undefined) throw notFound();
  return {
    name,
    bytes,
    contentType: contentTypes[extname(name)]!,
    isPublic: row.is_public,
    downloadName: row.download_name,
  };
}
