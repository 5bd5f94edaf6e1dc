import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file that comes over GraphQL. @throws AppError `too_large` as soon as more has come than may */
export async function bytesOf(file: Promise<FileUpload>, limit: number): Promise<{ name: string; content: Buffer }> {
  const { createReadStream, filename } = await file;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream() as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new AppError('too_large', fault('file_too_large', { limit: `${limit / 2 ** 20} MB` }));
    chunks.push(chunk);
  }
  return { name: filename, content: Buffer.concat(chunks) };
}
