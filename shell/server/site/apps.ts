import { createHash } from 'node:crypto';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import type { RequestHandler } from 'express';
import type { LiveSite } from '../live-site.ts';
import { visitorOf } from '../visitor.ts';

type App = NonNullable<RegistryRemote['app']>;

/** Where browsers find what makes a remote's screens installable: below the path that they install. */
export const appPaths = ({ scope }: Pick<App, 'scope'>) => ({
  manifest: `${scope}/app.webmanifest`,
  worker: `${scope}/service-worker.js`,
});

/**
 * Serves the web manifest and the service worker of the live release of each installable remote. Browsers accept a worker from this
 * host only, so it is a line that imports the release's own; a new release, or a new page of the shell, is another line,
 * and browsers take the new worker.
 */
export const remoteApps =
  (site: LiveSite): RequestHandler =>
  (request, response, next) => {
    const { path } = request;
    const registry = site.registryFor(visitorOf(request));
    for (const remote of registry?.remotes ?? []) {
      if (!remote.app) continue;
      const { manifest, worker } = appPaths(remote.app);
      response.set('Cache-Control', 'no-cache');
      if (path === manifest) {
        return void response.type('application/manifest+json').send(JSON.stringify(webManifest(remote.app)));
      }
      if (path === worker) {
        response.set('Service-Worker-Allowed', remote.app.scope);
        return void response.type('text/javascript').send(workerOf(remote, remote.app, site.current()?.template ?? ''));
      }
    }
    next();
  };

/** In the page's dark colours, which the site starts with. */
const webManifest = ({ scope, name, shortName, icon }: App) => ({
  id: scope,
  name,
  short_name: shortName,
  lang: 'en',
  start_url: scope,
  scope,
  display: 'standalone',
  background_color: '#0B0E14',
  theme_color: '#0B0E14',
  icons: [
    { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
});

function workerOf({ release, base, files }: RegistryRemote, { scope, worker }: App, template: string): string {
  const version = createHash('sha256').update(template).update(release).digest('hex').slice(0, 16);
  const app = { scope, base, version, files };
  return `self.portfolioApp = ${JSON.stringify(app)};\nimportScripts(${JSON.stringify(worker)});\n`;
}
