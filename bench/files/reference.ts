/** What files are measured against: `node:http` that streams the same bytes from the disk and knows nothing else. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { required } from '../support/environment.ts';

const folder = required('FILES_PATH');

const server = createServer((request, response) => {
  const path = join(folder, (request.url ?? '').slice(1));
  response.setHeader('Content-Length', statSync(path).size);
  // Who leaves half-way is no error here.
  pipeline(createReadStream(path), response, () => {});
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
