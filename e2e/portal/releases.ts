import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Says in the page which release it is of. */
const mark = (release: number): string => `<meta name="test-release" content="${release}">`;

/**
 * An address at which the product can be published anew without touching the one that all tests share: it passes on what the
 * edge says, with a mark of its release in the page, and another word of it in the line that makes browsers take a new worker.
 */
export async function publishing(edge: string) {
  let release = 1;
  const change = (path: string, body: string): string =>
    path.endsWith('/service-worker.js')
      ? body.replace(/"version":"(\w+)"/, `"version":"$1-${release}"`)
      : body.replace('<head>', `<head>${mark(release)}`);

  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(asked.url ?? '/', edge);
    const isPage = asked.headers.accept?.includes('text/html') ?? false;
    const isRewritten = isPage || pathname.endsWith('/service-worker.js');
    const headers = { ...asked.headers, ...(isRewritten && { 'accept-encoding': 'identity' }) };
    const passed = request(new URL(asked.url ?? '/', edge), { method: asked.method, headers });
    asked.pipe(passed);
    const [given] = (await once(passed, 'response')) as [IncomingMessage];
    if (!isRewritten) {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
      return;
    }
    const { 'content-length': _, etag: __, ...rest } = given.headers;
    response.writeHead(given.statusCode ?? 502, rest).end(change(pathname, await text(given)));
  };
  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => void (release += 1),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
