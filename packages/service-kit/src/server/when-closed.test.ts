import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Request } from 'express';
import { readForm } from '../rest/form.ts';
import { readOperation } from '../uploads/index.ts';
import { closeServer, listen } from './running-server.ts';

const readers: [name: string, read: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>][] = [
  ['a form', (request) => readForm(request as Request, { maxBytes: 1_000 })],
  ['an operation with files', (request, response) => readOperation(request, response)],
];

test.each(readers)('%s whose sender hangs up before it is read ends', async (_name, read) => {
  const outcome = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    sender.destroy();
    await once(response, 'close');
    read(request, response).then(
      () => outcome.resolve('read'),
      (error: Error) => outcome.resolve(error.message),
    );
  });
  const port = await listen(server, 0, '127.0.0.1');
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 100 };
  const sender = ask({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => {});
  sender.write('--b');
  expect(await outcome.promise).toBe('Multipart form parse error - The connection was closed.');
  await closeServer(server, 0);
});
