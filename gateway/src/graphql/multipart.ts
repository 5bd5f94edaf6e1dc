import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import Upload from 'graphql-upload/Upload.mjs';

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * The operation as a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec) whose files are read
 * from the client's request while they are sent on; undefined when its variables hold no file.
 */
export function multipartRequest(operation: Operation): { headers: string[]; body: Readable } | undefined {
  const uploads: { path: string; upload: Upload }[] = [];
  const variables = withoutFiles(operation.variables, 'variables', uploads);
  if (uploads.length === 0) return undefined;

  const boundary = `portfolio-${randomUUID()}`;
  const parts = async function* (): AsyncGenerator<string | Buffer> {
    const map = Object.fromEntries(uploads.map(({ path }, index) => [index, [path]]));
    yield field(boundary, 'operations', JSON.stringify({ ...operation, variables }));
    yield field(boundary, 'map', JSON.stringify(map));
    for (const [index, { upload }] of uploads.entries()) {
      const { filename, mimetype, createReadStream } = await upload.promise;
      yield partHead(
        boundary,
        `name="${index}"; filename="${quoted(filename)}"`,
        `content-type: ${plain(mimetype)}\r\n`,
      );
      yield* createReadStream();
      yield '\r\n';
    }
    yield `--${boundary}--\r\n`;
  };
  return {
    // The second header tells the subgraph's CSRF prevention that this is no form of a foreign page.
    headers: ['content-type', `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight', 'true'],
    body: Readable.from(parts(), { objectMode: false }),
  };
}

/** A copy of `value` with null in the place of each file, as the specification wants it, and the files' paths. */
function withoutFiles(value: unknown, path: string, uploads: { path: string; upload: Upload }[]): unknown {
  if (value instanceof Upload) {
    uploads.push({ path, upload: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, uploads));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, uploads)]),
  );
}

const partHead = (boundary: string, disposition: string, more = ''): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n`;

const field = (boundary: string, name: string, value: string): string =>
  `${partHead(boundary, `name="${name}"`)}${value}\r\n`;

/** As browsers escape a file name (HTML, "multipart/form-data encoding algorithm"). */
const quoted = (name: string): string => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

const plain = (mimetype: string): string => (/^[\w.+/-]+$/.test(mimetype) ? mimetype : 'application/octet-stream');
