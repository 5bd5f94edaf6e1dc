/** What an upload is measured against: the least that can keep a request's body. No parsing, no checks, no hash. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { required } from '../support/environment.ts';

const path = required('UPLOAD_PATH');
const server = createServer(async (request, response) => {
  await pipeline(request, createWriteStream(path));
  response.setHeader('Content-Type', 'application/json').end('{}');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
