import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { buildOneBundle, fillPage } from './one-bundle.ts';

/**
 * Serves the one bundle as the edge serves the shell: compressed, and with the API behind the same origin.
 * @param folder for the build
 * @param edge the product's own, for its settings, its registry and its API
 */
export async function startReference(folder: string, edge: string): Promise<{ url: string; server: Server }> {
  await buildOneBundle(folder);
  // Of a page that is not rendered, which has all that scripts are told.
  const served = await (await fetch(`${edge}/login`)).text();
  const page = brotliCompressSync(fillPage(folder, served));
  const files = sirv(folder, { brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', edge);
    if (pathname === '/' || pathname.startsWith('/projects/')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      return void response.end(page);
    }
    if (!/^\/(api|graphql|media|registry\.json)\b/.test(pathname)) return files(request, response);
    const { hostname, port, host } = new URL(edge);
    const { method, headers, url: path } = request;
    const onward = forward({ hostname, port, method, path, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
