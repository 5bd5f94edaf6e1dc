import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { signatureProblem, type S3Keys } from './signature.ts';

export interface S3Object {
  content: Buffer;
  changedAt: Date;
}

export interface S3Double {
  url: string;
  keys: S3Keys;
  objects: Map<string, S3Object>;
  /** Uploads in parts that were begun and neither completed nor aborted: their parts by number. */
  unfinished: Map<string, Map<number, Buffer>>;
  /** Every call so far: `PUT /bucket/name?partNumber=1&…`, and what was asked for with `Range`. */
  calls: string[];
  /** Answers these calls 500, tried again or not. */
  fails: (call: string) => boolean;
  /** Keeps what comes with these calls and then says nothing: the answer is lost. */
  loses: (call: string) => boolean;
  close(): Promise<void>;
}

/** As Amazon: no part but the last may be smaller. */
const minPartBytes = 5 * 2 ** 20;
/** Objects of one page of a list; small, so that lists have pages. */
const pageSize = 3;

/** Says an S3 error. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** A server that speaks as much S3 as we use, with one bucket, and believes only signed requests. */
export async function s3Double(bucket: string): Promise<S3Double> {
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    double.calls.push(request.headers.range ? `${call} ${request.headers.range}` : call);
    try {
      const body = await buffer(request);
      const problem = signatureProblem(request, body, double.keys);
      if (problem) throw new Refusal(403, problem);
      if (double.fails(call)) throw new Refusal(500, 'InternalError');
      const { pathname, searchParams } = new URL(request.url!, 'http://s3');
      const [, inBucket, ...names] = decodeURIComponent(pathname).split('/');
      const key = names.join('/');
      if (inBucket !== bucket) throw new Refusal(404, 'NoSuchBucket');
      answer(double, { request, response, body, key, query: searchParams });
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, String(error));
      response.writeHead(status, xml).end(`<Error><Code>${message}</Code></Error>`);
    }
  });
  const double: S3Double = {
    url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    keys: { accessKeyId: 'test-key', secretAccessKey: randomUUID() },
    objects: new Map(),
    unfinished: new Map(),
    calls: [],
    fails: () => false,
    loses: () => false,
    close: () => closeServer(server, 0),
  };
  return double;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  key: string;
  query: URLSearchParams;
}

const xml = { 'content-type': 'application/xml' };
const etag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

function answer(double: S3Double, call: Call): void {
  const { request, response, body, key, query } = call;
  const uploadId = query.get('uploadId');
  if (uploadId !== null || query.has('uploads')) return answerParts(double, call, uploadId);
  switch (key === '' ? 'LIST' : request.method) {
    case 'PUT':
      if (request.headers['if-none-match'] === '*' && double.objects.has(key))
        throw new Refusal(412, 'PreconditionFailed');
      double.objects.set(key, { content: body, changedAt: new Date() });
      if (double.loses(`PUT ${key}`)) return void request.socket.destroy();
      return void response.writeHead(200, { etag: etag(body) }).end();
    case 'DELETE':
      double.objects.delete(key);
      return void response.writeHead(204).end();
    case 'HEAD':
    case 'GET':
      return answerContent(double, call);
    case 'LIST':
      return void response.writeHead(200, xml).end(list(double, query));
    default:
      throw new Refusal(405, 'MethodNotAllowed');
  }
}

function answerContent({ objects }: S3Double, { request, response, key }: Call): void {
  const object = objects.get(key);
  if (!object) throw new Refusal(404, 'NoSuchKey');
  const { content } = object;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (Number(from) >= content.length) throw new Refusal(416, 'InvalidRange');
  const part = content.subarray(Number(from ?? 0), to === undefined ? undefined : Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, etag: etag(content) });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function answerParts({ objects, unfinished }: S3Double, call: Call, uploadId: string | null): void {
  const { request, response, body, key, query } = call;
  if (uploadId === null) {
    const id = randomUUID();
    unfinished.set(id, new Map());
    response.writeHead(200, xml).end(`<Result><Key>${key}</Key><UploadId>${id}</UploadId></Result>`);
    return;
  }
  const parts = unfinished.get(uploadId);
  if (!parts) throw new Refusal(404, 'NoSuchUpload');
  if (request.method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    response.writeHead(200, { etag: etag(body) }).end();
    return;
  }
  if (request.method === 'POST') {
    const whole = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
      parts.get(Number(n)),
    );
    const found = whole.filter((part) => part !== undefined);
    if (found.length !== whole.length) throw new Refusal(400, 'InvalidPart');
    if (found.slice(0, -1).some((part) => part.length < minPartBytes)) throw new Refusal(400, 'EntityTooSmall');
    objects.set(key, { content: Buffer.concat(found), changedAt: new Date() });
  }
  unfinished.delete(uploadId);
  if (request.method === 'DELETE') response.writeHead(204).end();
  else response.writeHead(200, xml).end(`<Result><Key>${key}</Key></Result>`);
}

/** A page of what there is below a prefix; with a delimiter, what lies deeper is named once by its folder. */
function list({ objects }: S3Double, query: URLSearchParams): string {
  const [prefix = '', delimiter, after = ''] = ['prefix', 'delimiter', 'continuation-token'].map(
    (name) => query.get(name) ?? undefined,
  );
  const entries = new Map<string, string>();
  for (const [key, { content, changedAt }] of objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    if (end >= 0)
      entries.set(key.slice(0, end + 1), `<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`);
    else
      entries.set(
        key,
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
      );
  }
  const rest = [...entries].filter(([key]) => key > after).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = rest.slice(0, pageSize);
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${page.map(([, entry]) => entry).join('')}</ListBucketResult>`;
}
