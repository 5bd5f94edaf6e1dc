import { once } from 'node:events';
import { createServer, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError } from '../errors/index.ts';
import { closeServer, listen } from '../server/index.ts';
import { readOperation } from './index.ts';

export interface Operation {
  variables: Record<string, unknown>;
}

/** Does something with an operation's files; what it returns is the answer. */
type Work = (operation: Operation, request: IncomingMessage) => Promise<unknown>;

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows what its own work answers
  body: any;
}

const boundary = 'b';

/** One part of a multipart body: a field, or with a `filename` the beginning of a file. */
export const part = (name: string, value: string, filename?: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
    filename === undefined ? '' : `; filename="${filename}"`
  }\r\n\r\n${value}\r\n`;
export const end = `--${boundary}--\r\n`;

/** `operations` and `map` for files at `places` of the variables, all of which are null until then. */
export const head = (variables: object, map: Record<string, string[]>): string =>
  part('operations', JSON.stringify({ query: 'mutation', variables })) + part('map', JSON.stringify(map));

/** A server that reads multipart operations and does `work` with each. */
export async function uploadServer(work: Work) {
  const server = createServer(async (request, response) => {
    let answer: Answer;
    try {
      const operation = (await readOperation(request, response, { maxFiles: 3 })) as unknown as Operation;
      answer = { status: 200, body: await work(operation, request) };
    } catch (error) {
      answer = { status: 400, body: error instanceof AppError ? [error.code, error.message] : String(error) };
    }
    response.writeHead(answer.status).end(JSON.stringify(answer.body ?? null));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const start = (type = `multipart/form-data; boundary=${boundary}`): ClientRequest =>
    httpRequest({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': type } });
  return {
    start,
    /** Sends a whole body at once. */
    async send(body: string, type?: string): Promise<Answer> {
      const request = start(type);
      request.end(body);
      return answerOf(request);
    },
    close: () => closeServer(server, 0),
  };
}

/** The answer, once the whole request has been sent. */
export async function answerOf(request: ClientRequest): Promise<Answer> {
  const [[response]] = await Promise.all([
    once(request, 'response') as Promise<[IncomingMessage]>,
    once(request, 'finish'),
  ]);
  return { status: response.statusCode!, body: JSON.parse(await text(response)) };
}

/** The file at one place of the variables, once it begins to arrive. */
export function fileAt({ variables }: Operation, name: string): Promise<FileUpload> {
  const upload = variables[name];
  if (!(upload instanceof Upload)) throw new Error(`No file is at "${name}".`);
  return upload.promise;
}

export const contentOf = async (file: Promise<FileUpload>): Promise<string> => text((await file).createReadStream());
