import type { Copies, ReleaseStore } from '@portfolio/releases/store';
import { csrfTokenIn, giveCsrfToken } from '@portfolio/service-kit/server';
import type { Logger } from '@portfolio/service-kit/logging';
import { nameRoute } from '@portfolio/service-kit/metrics';
import { operationsRouter, statusRouter, type StatusDetails } from '@portfolio/service-kit/operations';
import { trustedProxies } from '@portfolio/service-kit/environment';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { defaultConfig } from 'shell/default-config';
import type { EdgeEnvironment } from './environment.ts';
import { forms } from './forms/forms.ts';
import { postedIn, withPosted } from './forms/posted.ts';
import { contentSecurityPolicy, withInline } from './headers.ts';
import { languageOf } from './language.ts';
import type { LiveSite } from './live-site.ts';
import { sendEncoded } from './encoded.ts';
import { Pages } from './pages.ts';
import { Outcomes } from './reports/outcomes.ts';
import type { Stills } from './rendering/stills.ts';
import { reports } from './reports/reports.ts';
import { receivesToken, screenAt } from './routes.ts';
import { remoteApps } from './site/apps.ts';
import type { SiteContent } from './site/content.ts';
import { siteDocuments } from './site/documents.ts';
import { headOf } from './site/head.ts';
import type { SignedFiles } from './signed-files.ts';
import { releaseFiles, shellFiles } from './static-files.ts';
import { newVisitor, rememberVisitor, visitorOf } from './visitor.ts';

/** What documents are made of, besides what is published of the shell. */
export interface PageSources {
  content: SiteContent;
  stills: Stills;
}

/** What the edge answers itself: the shell's page and files, the registry, what crawlers ask for, its own health. */
export function edgeApp(
  environment: EdgeEnvironment,
  { site, store, copies, files }: { site: LiveSite; store: ReleaseStore; copies: Copies; files: SignedFiles },
  { content, stills }: PageSources,
  isClosing: () => boolean,
  log: Logger,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(environment.TRUSTED_PROXIES));
  app.use(
    helmet({
      // Documents have one of their own. Nothing else is shown in a frame, either.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          'frame-ancestors': ["'none'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    noDevices,
    operationsRouter(environment.OPERATIONS_TOKEN),
    statusRouter({
      name: 'edge',
      token: environment.OPERATIONS_TOKEN,
      details: () => published(site),
      behind: { gateway: environment.GATEWAY_URL },
      patience: 5_000,
      log,
    }),
    reports({ site, store, outcomes: new Outcomes(), origin: environment.PUBLIC_ORIGIN, log }),
  );
  app.use(forms(environment.GATEWAY_URL, trustedProxies(environment.TRUSTED_PROXIES)));
  app.use(onlyReading);
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get(['/health', '/health/ready'], (_request, response) => {
    const problem = isClosing() ? 'shutting down' : site.problem();
    response.status(problem ? 503 : 200).json(problem ? { status: 'unavailable', reason: problem } : { status: 'ok' });
  });
  app.get('/registry.json', (_request, response) => {
    const signed = site.current()?.signed;
    response.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
    if (signed) response.json(signed);
    else response.status(503).json({ detail: 'The registry is not available.' });
  });
  app.use(siteDocuments({ origin: environment.PUBLIC_ORIGIN, registry: site.registry, content, log }));
  app.use(remoteApps(site));
  app.use(releaseFiles(copies), shellFiles(copies, site, files));
  app.use(screens(environment, site, { content, stills }), faults(log));
  return app;
}

/** What visitors get, and since when. @throws Error while that is nothing */
function published(site: LiveSite): Promise<StatusDetails> {
  const problem = site.problem();
  const now = site.current()?.published;
  if (problem !== undefined || !now) return Promise.reject(new Error(problem));
  const { sequence, shell, remotes } = now;
  return Promise.resolve({
    registry: sequence,
    releases: [
      ...(shell ? [{ name: 'shell', release: shell.release, since: shell.since }] : []),
      ...remotes.map(({ name, live, since, canary }) => ({
        name,
        release: live.release,
        since,
        ...(canary && { canary: canary.release.release, percent: canary.percent }),
      })),
    ],
  });
}

/** No screen uses any of these, so nothing that gets in may either; passkeys are for our own pages alone. */
const noDevices: RequestHandler = (_request, response, next) => {
  response.set(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  );
  next();
};

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD' || postedIn(response)) return next();
  response
    .status(405)
    .set('Allow', 'GET, HEAD')
    .json({ detail: `Method "${request.method}" not allowed.` });
};

/** Names of files; a missing one is not a screen. */
const file = /\.(?:js|css|map|json|html|ico|txt|xml|png|jpe?g|webp|avif|svg|woff2?|br|gz)$/i;

/** Of whoever looks at the page. */
const thisMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Every other path is a screen of the shell or a remote; one that nobody draws shows the shell's not-found screen. */
function screens(environment: EdgeEnvironment, site: LiveSite, { content, stills }: PageSources): RequestHandler {
  const { API_BASE, GRAPHQL_URL, NODE_ENV, PUBLIC_ORIGIN } = environment;
  const localRemotes = environment.LOCAL_REMOTES ?? NODE_ENV !== 'production';
  const config = { ...pageConfig(environment), localRemotes, releaseKeys: environment.RELEASE_KEYS };
  const pages = new Pages({ config, origin: PUBLIC_ORIGIN });
  const isEncrypted = PUBLIC_ORIGIN.startsWith('https:');
  const policy = contentSecurityPolicy({
    origins: [...environment.REMOTE_ORIGINS, ...(localRemotes ? thisMachine : [])],
    apis: [API_BASE, GRAPHQL_URL],
    development: NODE_ENV !== 'production',
  });
  return async (request, response) => {
    const now = site.current();
    const known = visitorOf(request);
    const visitor = known ?? newVisitor(site);
    const registry = site.registryFor(visitor);
    const screen = screenAt(request.path, registry);
    nameRoute(request, screen.known ? 'screen' : 'unknown screen');
    response.set('Cache-Control', 'no-cache');
    if (!screen.known && file.test(request.path)) return void response.status(404).type('text').send('Not found');
    if (!now) return void response.status(503).set('Retry-After', '2').type('text').send('The site is being updated.');

    const { language, by } = languageOf(request);
    const posted = postedIn(response);
    const still =
      registry && !request.headers.authorization
        ? stills.begin({ site: now, registry, screen, url: posted?.url ?? request.originalUrl, language })
        : undefined;
    const [told, menu] = await Promise.all([headOf(screen, request.path, content, language), content.menu()]);
    const head = { ...told, saidBy: by };
    if (head.movedTo !== undefined) return response.redirect(301, head.movedTo + queryOf(request));
    const shown = await still?.(menu, head.status === 200);
    const body =
      posted && shown
        ? await pages.make(now, screen.remote, head, menu, { ...shown, html: withPosted(shown.html, posted) })
        : await pages.get(now, screen.remote, head, menu, shown);
    if (posted) response.set('Cache-Control', 'no-store');
    // With the document, so that it is there before the first write.
    if (!csrfTokenIn(request.headers.cookie)) giveCsrfToken(response, isEncrypted);
    if (visitor !== undefined && known === undefined) rememberVisitor(response, visitor, isEncrypted);
    if (by === 'address') response.cookie('lang', language, { sameSite: 'lax', secure: isEncrypted });
    if (receivesToken(request.path)) response.set('Referrer-Policy', 'no-referrer');
    if (shown?.age !== undefined) response.set('Age', String(shown.age));
    response.vary('Accept-Language, Cookie').set('Content-Language', language);
    const allowed = withInline(policy, now.template, shown?.styles);
    response
      .status(posted?.status ?? head.status)
      .set('Content-Security-Policy', allowed)
      .type('html');
    sendEncoded(request, response, body);
  };
}

/** Settings that the deployment makes for the page. */
export const pageConfig = (environment: EdgeEnvironment) => ({
  apiBase: environment.API_BASE ?? defaultConfig.apiBase,
  graphqlUrl: environment.GRAPHQL_URL ?? defaultConfig.graphqlUrl,
  supportEmail: environment.SUPPORT_EMAIL ?? defaultConfig.supportEmail,
  supportPhone: environment.SUPPORT_PHONE ?? defaultConfig.supportPhone,
  contentLanguage: environment.CONTENT_LANGUAGE ?? defaultConfig.contentLanguage,
});

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? '';

const faults =
  (log: Logger): ErrorRequestHandler =>
  (error: Error & { status?: number }, _request, response, _next) => {
    const { status = 500 } = error;
    if (status >= 400 && status < 500) return void response.status(status).json({ detail: error.message });
    log.error({ err: error }, 'a page could not be made');
    if (response.headersSent) response.destroy();
    else response.status(500).type('text').send('A server error occurred.');
  };
