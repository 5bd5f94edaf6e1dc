import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { MadeFile } from './package.ts';

/** One way to send a file: where to, and what comes before and behind its content. */
export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  before: Buffer;
  after: Buffer;
}

const boundary = 'portfolio-bench';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
/** One black pixel. */
const screenshot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

const part = (name: string, content: string | Buffer, filename?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
/** The beginning of the large file, whose content follows; it is last, as `end` says. */
const opening = (name: string): Buffer => part(name, '', 'large.apk').subarray(0, -2);
const end = Buffer.from(`\r\n--${boundary}--\r\n`);

/** core-site.md §7: POST /mobile-demos/, multipart. */
export function restUpload(origin: string, token: string): UploadRequest {
  const fields = { title: 'Large', description: 'd', features: 'f', version: '1', operating_systems: 'Android' };
  return {
    url: `${origin}/api/mobile-demos/`,
    headers: { ...multipart, authorization: `Bearer ${token}` },
    before: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => part(name, value)),
      part('screenshots', screenshot, 'a.png'),
      opening('apk_file'),
    ]),
    after: end,
  };
}

/** The same by GraphQL (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export function graphqlUpload(origin: string, token: string): UploadRequest {
  const query = `mutation ($input: MobileDemoFields!, $files: MobileDemoFiles!) {
    createMobileDemo(input: $input, files: $files) { id }
  }`;
  const input = { title: 'Large', description: 'd', features: 'f', version: '1', operatingSystems: ['Android'] };
  const files = { screenshots: [null], apkFile: null };
  return {
    url: `${origin}/graphql`,
    headers: { ...multipart, authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
    before: Buffer.concat([
      part('operations', JSON.stringify({ query, variables: { input, files } })),
      part('map', '{"0":["variables.files.screenshots.0"],"1":["variables.files.apkFile"]}'),
      part('0', screenshot, 'a.png'),
      opening('1'),
    ]),
    after: end,
  };
}

/** Sends the file. @returns the answer's JSON @throws for any other answer than success */
export async function send(file: MadeFile, { url, headers, before, after }: UploadRequest): Promise<unknown> {
  const request = httpRequest(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': before.length + file.bytes + after.length },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    request.once('error', reject).once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  const body = function* () {
    yield before;
    yield* file.chunks();
    yield after;
  };
  const [{ status, body: answer }] = await Promise.all([answered, pipeline(Readable.from(body()), request)]);
  const json: unknown = JSON.parse(answer);
  const failed = status >= 300 || (typeof json === 'object' && json !== null && 'errors' in json);
  if (failed) throw new Error(`${url} answered ${status}: ${answer}`);
  return json;
}
