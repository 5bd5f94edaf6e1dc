import { join } from 'node:path';
import { shellFolder } from '@portfolio/releases/publish';
import type { Copies } from '@portfolio/releases/store';
import { whenClosed } from '@portfolio/service-kit/server';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import type { PublishedShell } from '@portfolio/remote-kit/manifest';
import type { LiveSite } from './live-site.ts';
import type { SignedFiles } from './signed-files.ts';

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
export function releaseFiles(copies: Copies): RequestHandler {
  const serve = filesOf(join(copies.folder, 'remotes'), () => forGood);
  const fetched: RequestHandler = async (request, _response, next) => {
    const [, release] = /^(\/[a-z][a-z0-9-]*\/[\w.-]+)\/\w/.exec(request.path) ?? [];
    if (release !== undefined) await copies.fetch(`remotes${release}`);
    next();
  };
  return Router().use('/releases', anyOrigin, fetched, serve, (_request, response) => {
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
export function shellFiles(copies: Copies, site: LiveSite, signed: SignedFiles): RequestHandler {
  const servers = new Map<string, RequestHandler>();
  const serverOf = (release: string): RequestHandler => {
    const known = servers.get(release);
    if (known) return known;
    const server = filesOf(join(copies.folder, shellFolder(release)), (path) =>
      hashed.test(path) ? forGood : 'no-cache',
    );
    servers.set(release, server);
    return server;
  };
  const serves = async (
    release: string,
    shell: PublishedShell,
    request: Request,
    response: Response,
  ): Promise<boolean> => {
    await copies.fetch(shellFolder(release));
    if (!(await signed.has(release, shell, request.path))) return false;
    return new Promise((resolve) => {
      whenClosed(response, () => resolve(true));
      void serverOf(release)(request, response, () => resolve(false));
    });
  };
  return async (request, response, next) => {
    const shell = site.current()?.published.shell;
    if (!shell || request.path.startsWith('/index.html')) return next();
    for (const release of [shell.release, ...shell.before]) if (await serves(release, shell, request, response)) return;
    if (!hashed.test(request.path)) return next();
    // Another edge may have served a page of a shell that this one has not seen yet.
    await site.renew();
    const newest = site.current()?.published.shell;
    if (!newest || newest.release === shell.release || !(await serves(newest.release, newest, request, response)))
      next();
  };
}
