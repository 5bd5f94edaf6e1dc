import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { copiesOf, noCopies, openStore } from '@portfolio/releases/store';
import { EnvironmentError, trustedProxies } from '@portfolio/service-kit/environment';
import { createForwarder, unwrittenHeader } from '@portfolio/service-kit/forward';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { nameRoute } from '@portfolio/service-kit/metrics';
import { backgroundContext, requestIdOf, runInContext } from '@portfolio/service-kit/request-context';
import { loggedPath, runningServer, type RunningServer } from '@portfolio/service-kit/server';
import { edgeApp, pageConfig } from './app.ts';
import type { EdgeEnvironment } from './environment.ts';
import { liveSite } from './live-site.ts';
import { Stills } from './rendering/stills.ts';
import { SignedFiles } from './signed-files.ts';
import { SiteContent } from './site/content.ts';

/**
 * What the gateway answers on this host; every other path is a file or a screen (readings.md, "The API base"). The status begins
 * here.
 */
const forwarded = /^\/(?!api\/status\/?(?:\?|$))(api|graphql|media)(?:[/?]|$)/;

/** Milliseconds for which a start waits until screens can be rendered quickly. */
const warmth = 3_000;

/** Assembles the edge; `main.ts` and tests run the same assembly. */
export async function createEdge(environment: EdgeEnvironment, options: { log?: Logger } = {}): Promise<RunningServer> {
  const { log = createLogger({ name: 'edge', level: environment.LOG_LEVEL }) } = options;
  requireFolder('RELEASES_PATH', environment.RELEASES_PATH);
  const { RELEASES_PATH: folder, RELEASES_BUCKET: bucket } = environment;
  const store = await openStore(environment);
  const copies = bucket === undefined ? noCopies(folder) : copiesOf(store, folder);
  const files = new SignedFiles(copies.folder);
  const site = await liveSite({
    store,
    copies,
    files,
    lookEvery: bucket === undefined ? 250 : 1_000,
    keys: environment.RELEASE_KEYS,
    origins: environment.REMOTE_ORIGINS,
    development: environment.NODE_ENV !== 'production',
    state: environment.STATE_PATH,
    log,
  });
  const forwarder = createForwarder({
    trustProxy: trustedProxies(environment.TRUSTED_PROXIES),
    onFailure: ({ status, cause }, { path, requestId }) =>
      log.error({ err: cause, status, requestId, path: loggedPath(path) }, 'the gateway did not answer'),
  });
  const content = new SiteContent(environment.GATEWAY_URL);
  const graphqlUrl = `${environment.GATEWAY_URL}/graphql`;
  const stills = new Stills({ store, log, config: pageConfig(environment), graphqlUrl });
  const published = site.current();
  const registry = site.registry();
  if (published && registry)
    await Promise.race([content.menu().then((menu) => stills.warm(published, registry, menu)), delay(warmth)]);
  const forget = (): void => {
    content.forget();
    stills.forget();
  };
  const listenerOf = (isClosing: () => boolean): RequestListener => {
    const isEncrypted = environment.PUBLIC_ORIGIN.startsWith('https:');
    const app = edgeApp(environment, { site, store, copies, files }, { content, stills }, isClosing, log);
    return (request, response) => {
      const requestId = requestIdOf(request.headers);
      response.setHeader('X-Request-Id', requestId);
      // Also with what the gateway was to answer and did not.
      if (isEncrypted) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      const path = request.url ?? '/';
      const [, part] = forwarded.exec(path) ?? [];
      if (part === undefined) runInContext(backgroundContext(requestId), () => app(request, response));
      else {
        nameRoute(request, `/${part}/*`);
        const forwarding = forwarder.forward(request, response, { origin: environment.GATEWAY_URL, path, requestId });
        if (mayPublish(request)) void forwarding.then(() => isRefused(response) || forget());
      }
    };
  };
  const release = async () => {
    await Promise.all([forwarder.close(), content.close(), site.close(), stills.close()]);
  };
  const connectionsPerAddress = environment.CONNECTIONS_PER_ADDRESS;
  const isFree = (path: string): boolean => !forwarded.test(path) && /\.\w+$/.test(path);
  return runningServer(listenerOf, { environment, log, release, connectionsPerAddress, isFree });
}

/**
 * Whether a request may change what visitors read: only who is signed in can, and the site's own screens give each mutation a key,
 * which no query has.
 */
const mayPublish = ({ method, url = '', headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  (!url.startsWith('/graphql') || headers['idempotency-key'] !== undefined);

/** Nothing was written then: a stranger may say that they are signed in, and have every page rendered anew. */
const isRefused = (response: ServerResponse): boolean =>
  (response.statusCode >= 400 && response.statusCode < 500) || response.hasHeader(unwrittenHeader);

/** A misspelt path is a mistake of the deployment, not a store that is still empty. */
function requireFolder(variable: string, folder: string): void {
  if (!existsSync(folder)) throw new EnvironmentError(`The folder ${folder} of ${variable} does not exist.`);
}
