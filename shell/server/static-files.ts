import { join } from 'node:path';
import { shellFolder } from '@portfolio/releases/publish';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import type { LiveSite } from './live-site.ts';

/** File names that change with their content: `main.3f2a9c01.js`. */
const hashed = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const forGood = 'public, max-age=31536000, immutable';

/** A folder's files with the compressed variants that the build made. Looks at the disk each time: releases come while we run. */
const filesOf = (folder: string, cachingOf: (path: string) => string): RequestHandler =>
  sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => void response.setHeader('Cache-Control', cachingOf(path)),
  });

/** Releases of remotes, below `/releases`: readable from any origin, and never another under the same address. */
export function releaseFiles(store: string): RequestHandler {
  const serve = filesOf(join(store, 'remotes'), () => forGood);
  return Router().use('/releases', anyOrigin, serve, (_request, response) => {
    response.status(404).set('Cache-Control', 'no-cache').type('text').send('Not found');
  });
}

const anyOrigin: RequestHandler = (_request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  next();
};

/**
 * The shell's files, of the live release first; pages that are open since earlier find the chunks of theirs. `index.html` is none of
 * them, it is the page's template.
 */
export function shellFiles(store: string, site: LiveSite): RequestHandler {
  const servers = new Map<string, RequestHandler>();
  const serverOf = (release: string): RequestHandler => {
    const known = servers.get(release);
    if (known) return known;
    const server = filesOf(join(store, shellFolder(release)), (path) => (hashed.test(path) ? forGood : 'no-cache'));
    servers.set(release, server);
    return server;
  };
  return (request, response, next) => {
    const shell = site.current()?.published.shell;
    if (!shell || request.path.startsWith('/index.html')) return next();
    const chain = [shell.release, ...shell.before].map(serverOf);
    const step = (index: number): void => {
      const serve = chain[index];
      if (serve) void serve(request, response, () => step(index + 1));
      else next();
    };
    step(0);
  };
}
