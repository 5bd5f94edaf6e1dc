import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { closeServer, listen } from '../server/index.ts';
import { restErrors } from './index.ts';

test('a body that its client breaks off is no fault of ours; a fault is logged with its stack', async () => {
  const faults: { msg: string; err: { stack: string } }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(JSON.parse(line)) });
  const refused = Promise.withResolvers<void>();
  const app = express();
  app.get('/broken', () => {
    throw new Error('secret');
  });
  app.use(express.json(), restErrors({ log }));
  const server = createServer(app);
  server.on('request', (_request, response) => response.once('close', () => refused.resolve()));
  const port = await listen(server, 0, '127.0.0.1');
  const sending = httpRequest({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
  sending.on('error', () => {});
  sending.write('{"half":');
  await once(server, 'request');
  sending.destroy();
  await refused.promise;
  expect(faults).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500);
  await closeServer(server);
  expect(faults).toMatchObject([{ err: { stack: expect.stringContaining('secret') } }]);
});
