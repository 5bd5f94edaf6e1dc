import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** File names that change with their content: `main.3f2a9c01.js`. */
const hashed = /[.-][0-9a-f]{8,}\.[\w.]+$/;

/**
 * An HTTP server for one remote's built files, as a plain file host would serve them: readable from any origin,
 * compressed variants where the build made them, hashed names cached for good and all others checked each time.
 * `/health/ready` answers 200.
 * @param folder the remote's `dist`
 */
export function createStaticHost(folder: string): Server {
  const serve = sirv(folder, {
    // Looks at the disk each time, so that a new build shows without a restart.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      if (hashed.test(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Timing-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (request.url === '/health/ready') {
      response.end('ready');
    } else {
      serve(request, response, () => void response.writeHead(404).end('Not found'));
    }
  });
}
