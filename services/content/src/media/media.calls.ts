import { pipeline } from 'node:stream/promises';
import { imageSet } from '@portfolio/contracts/content';
import { objectType } from '@portfolio/service-kit/graphql';
import type { Request, Response } from 'express';
import { hasCode, fileHeaders } from './files.ts';
import { forVisitors } from '../call.ts';
import { openMedia, type OpenedFile } from './media.ts';
import type { ByteRange, FileStorage } from './storage.ts';

objectType('Image', imageSet);

const day = 86_400;

export const mediaCalls = [
  forVisitors({
    rest: 'GET /media/:name',
    summary: 'A picture or an app; of a draft only with the grant in its address',
    answer: 'application/octet-stream',
    async handle({ context, request, response, parameter }) {
      const access = typeof request.query['access'] === 'string' ? request.query['access'] : '';
      await sendFile(request, response, context.media.storage, await openMedia(context, parameter('name'), access));
    },
  }),
];

/** Sends a file with conditional and range requests (RFC 9110 §13 and §14); several ranges get the whole. */
async function sendFile(request: Request, response: Response, storage: FileStorage, file: OpenedFile): Promise<void> {
  response.set({
    'Content-Type': file.contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': file.isPublic ? `public, max-age=${365 * day}, immutable` : 'private, max-age=3600',
    ETag: `"${file.name}"`,
    ...fileHeaders,
  });
  if (file.downloadName) response.attachment(file.downloadName).type(file.contentType);
  if (request.fresh) return void response.status(304).end();

  const range = rangeOf(request, file);
  if (range === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${file.bytes}`).removeHeader('ETag');
    return void response.status(416).end();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  response.set('Content-Length', String(end - start + 1));
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  if (request.method === 'HEAD') return void response.end();
  await pipeline(await storage.read(file.name, { start, end }), response).catch(ignoreHangUp);
}

function rangeOf(request: Request, file: OpenedFile): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== `"${file.name}"`) return undefined;
  const ranges = request.range(file.bytes);
  if (ranges === -1) return 'unsatisfiable';
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** A reader who leaves half-way, or before the file was open, is no fault of ours. */
function ignoreHangUp(error: unknown): void {
  if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE') && !hasCode(error, 'ERR_STREAM_UNABLE_TO_PIPE')) throw error;
}
