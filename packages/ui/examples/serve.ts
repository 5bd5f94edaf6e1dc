import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { buildExamples } from './build.ts';

/** Builds and serves the example page; port 0 takes a free one. Resolves once it answers. */
export const serveExamples = async (port: number) => {
  const server = createServer(sirv(await buildExamples(), { dev: true }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${taken}/` };
};
