import type { Registry } from '@portfolio/remote-kit/manifest';
import { csrfTokenIn, giveCsrfToken } from '@portfolio/service-kit/csrf';
import type { Logger } from '@portfolio/service-kit/logging';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import type { EdgeEnvironment } from './environment.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { LiveFile } from './live-file.ts';
import { sendEncoded } from './encoded.ts';
import { Pages } from './pages.ts';
import { receivesToken, screenAt } from './routes.ts';
import { remoteApps } from './site/apps.ts';
import type { SiteContent } from './site/content.ts';
import { siteDocuments } from './site/documents.ts';
import { headOf } from './site/head.ts';

export interface EdgeFiles {
  /** The shell's built `index.html`. */
  template: LiveFile<string>;
  registry: LiveFile<Registry>;
}

/** File names that change with their content: `main.3f2a9c01.js`. */
const hashed = /[.-][0-9a-f]{8,}\.[\w.]+$/;

/** What the edge answers itself: the shell's page and files, the registry, what crawlers ask for, its own health. */
export function edgeApp(
  environment: EdgeEnvironment,
  files: EdgeFiles,
  content: SiteContent,
  isClosing: () => boolean,
  log: Logger,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    helmet({ contentSecurityPolicy: false, referrerPolicy: { policy: 'strict-origin-when-cross-origin' } }),
    noDevices,
    onlyReading,
  );
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get(['/health', '/health/ready'], (_request, response) => {
    const problem = reasonNotReady(files, isClosing());
    response.status(problem ? 503 : 200).json(problem ? { status: 'unavailable', reason: problem } : { status: 'ok' });
  });
  app.get('/registry.json', (_request, response) => {
    const registry = files.registry.current();
    response.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
    if (registry) response.json(registry);
    else response.status(503).json({ detail: 'The registry is not available.' });
  });
  app.use(siteDocuments({ origin: environment.PUBLIC_ORIGIN, registry: files.registry, content, log }));
  app.use(remoteApps(files));
  app.use(shellFiles(environment), screens(environment, files, content), faults(log));
  return app;
}

/** No screen uses any of these, so nothing that gets in may either. */
const noDevices: RequestHandler = (_request, response, next) => {
  response.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()');
  next();
};

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response
    .status(405)
    .set('Allow', 'GET, HEAD')
    .json({ detail: `Method "${request.method}" not allowed.` });
};

function reasonNotReady({ template, registry }: EdgeFiles, closing: boolean): string | undefined {
  if (closing) return 'shutting down';
  if (template.current() === undefined) return 'the shell is not built';
  return registry.current() ? undefined : 'there is no registry';
}

/** The build's files with the compressed variants that it made; `index.html` is none of them, it is the page's template. */
function shellFiles({ SHELL_PATH, NODE_ENV }: EdgeEnvironment): RequestHandler {
  const serve = sirv(SHELL_PATH, {
    // Looks at the disk each time, so that a new build shows without a restart.
    dev: NODE_ENV !== 'production',
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', caching);
    },
  });
  return (request, response, next) =>
    request.path.startsWith('/index.html') ? next() : serve(request, response, next);
}

/** Names of files; a missing one is not a screen. */
const file = /\.(?:js|css|map|json|html|ico|txt|xml|png|jpe?g|webp|avif|svg|woff2?|br|gz)$/i;

/** Every other path is a screen of the shell or a remote; one that nobody draws shows the shell's not-found screen. */
function screens(
  environment: EdgeEnvironment,
  { template, registry }: EdgeFiles,
  content: SiteContent,
): RequestHandler {
  const { API_BASE, GRAPHQL_URL, SUPPORT_EMAIL, SUPPORT_PHONE, NODE_ENV, PUBLIC_ORIGIN } = environment;
  const config = {
    apiBase: API_BASE,
    graphqlUrl: GRAPHQL_URL,
    supportEmail: SUPPORT_EMAIL,
    supportPhone: SUPPORT_PHONE,
  };
  const pages = new Pages({ config, origin: PUBLIC_ORIGIN });
  return async (request, response) => {
    const html = template.current();
    const live = registry.current();
    const screen = screenAt(request.path, live);
    response.set('Cache-Control', 'no-cache');
    if (!screen.known && file.test(request.path)) return void response.status(404).type('text').send('Not found');
    if (html === undefined)
      return void response.status(503).set('Retry-After', '2').type('text').send('The site is being updated.');

    const [head, menu] = await Promise.all([headOf(screen, request.path, content), content.menu()]);
    if (head.movedTo !== undefined) return response.redirect(301, head.movedTo + queryOf(request));
    const body = await pages.get(html, live, screen.remote, head, menu);
    // With the document, so that it is there before the first write.
    if (!csrfTokenIn(request.headers.cookie)) giveCsrfToken(response, PUBLIC_ORIGIN.startsWith('https:'));
    if (receivesToken(request.path)) response.set('Referrer-Policy', 'no-referrer');
    const policy = { registry: live, apis: [API_BASE, GRAPHQL_URL], development: NODE_ENV !== 'production' };
    response.status(head.status).set('Content-Security-Policy', contentSecurityPolicy(policy)).type('html');
    sendEncoded(request, response, body);
  };
}

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? '';

const faults =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    log.error({ err: error }, 'a page could not be made');
    if (response.headersSent) response.destroy();
    else response.status(500).type('text').send('A server error occurred.');
  };
