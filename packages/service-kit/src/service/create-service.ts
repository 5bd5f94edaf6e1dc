import type { ServiceName } from '@portfolio/contracts/routes';
import express, { type Request, Router } from 'express';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  staff,
  accessTokenVerifier,
  remoteKeys,
  requestAuthenticator,
  tokenNotValid,
  type AccessTokenVerifier,
} from '../access/index.ts';
import { appliedMigration, requireKnownSchema } from '../database/index.ts';
import { endedSessions, type AskEnded } from './ended-sessions.ts';
import type { ServiceEnvironment } from '../environment/index.ts';
import { notFound, restErrors, type ConstraintErrors } from '../errors/index.ts';
import { graphqlEndpoint, type Subgraph, type Uploads } from '../graphql/index.ts';
import { serviceClient, type InternalClient } from '../internal/index.ts';
import { createLogger, type Logger } from '../logging/index.ts';
import { totalOf } from '../metrics/index.ts';
import { operationsRouter, statusRouter, type StatusDetails } from '../operations/index.ts';
import { backgroundContext, currentContext, requestContext, type RequestContext } from '../request-context/index.ts';
import { trustedProxies } from '../environment/proxies.ts';
import { restRouter, type Resource } from '../rest/index.ts';
import { accessLog, runningServer } from '../server/index.ts';
import { callerGuard, requireKeysOfCallers } from './caller-guard.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** Work that runs beside the requests: job runners, timers. */
export interface Background {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Shown by `/health/ready` and `/status`. */
  health?(): Promise<Pick<StatusDetails, 'jobs'>>;
}

/** `Parts` are what the service adds to the request's context: its data source, clients, mailer. */
export interface ServiceDefinition<Parts extends { database: DataSource }> {
  name: ServiceName;
  environment: ServiceEnvironment;
  /** Connected when the service listens, closed with it. */
  database: DataSource;
  parts: Parts;
  resources: readonly Resource<RequestContext & Parts>[];
  /** Below `/internal`, for other services only. */
  internalResources?: readonly Resource<RequestContext & Parts>[];
  subgraph: Subgraph;
  /** Makes the subgraph take files. */
  uploads?: Uploads<RequestContext & Parts>;
  constraints?: ConstraintErrors;
  /** Default: by the key set that auth publishes at `AUTH_URL`. */
  verifyAccessToken?: AccessTokenVerifier;
  /** Only auth knows users who have yet to set up a second factor, and says itself what they may. */
  setsUpSecondFactors?: boolean;
  /** Default: asks auth. */
  askEndedSessions?: AskEnded;
  background?: readonly Background[];
  /** Whom it calls besides those that its settings name: `*.host:port`. */
  destinations?: readonly string[];
  /** Called last, e.g. to close clients. */
  onClose?: () => Promise<void>;
  /** Default: to standard output at `LOG_LEVEL`. */
  log?: Logger;
}

export interface Service {
  /** From now on the process connects to nobody else than those. */
  guard(): void;
  log: Logger;
  /** @returns the base address, once connected to the database and accepting requests */
  listen(port?: number): Promise<string>;
  /** Not ready any more → requests under way finish (bounded) → background, clients and pool close. */
  close(): Promise<void>;
}

/** Assembles a service; `startService` and tests run the same assembly. */
export async function createService<Parts extends { database: DataSource }>(
  definition: ServiceDefinition<Parts>,
): Promise<Service> {
  const { environment, database } = definition;
  const log = definition.log ?? createLogger({ name: definition.name, level: environment.LOG_LEVEL });
  const authenticateRequest = requestAuthenticator(
    definition.verifyAccessToken ?? accessTokenVerifier(remoteKeys(environment.AUTH_URL)),
  );

  const internalResources = definition.internalResources ?? [];
  requireKeysOfCallers(internalResources, environment.INCOMING_KEYS);
  const auth = definition.askEndedSessions ? undefined : serviceClient('auth', environment);
  const ended = endedSessions(definition.askEndedSessions ?? askAuth(auth!), log);
  const background = [ended, ...(definition.background ?? [])];

  const contextOf = async (request: Request, authenticate: boolean) => {
    const context = currentContext() ?? backgroundContext();
    const actor = authenticate ? await authenticateRequest(request) : context.actor;
    const isHeldBack = actor?.lacksSecondFactor === true && !definition.setsUpSecondFactors;
    Object.assign(context, { actor: isHeldBack ? undefined : actor, isHeldBack });
    const isSessionOver = () => ended.has(actor?.sessionId);
    const requireOpen = () => {
      if (isSessionOver()) throw tokenNotValid('Session has ended');
    };
    requireOpen();
    let confirmed: Promise<void> | undefined;
    const confirmSession = () => (confirmed ??= ended.refresh().then(requireOpen));
    return { ...context, confirmSession, isSessionOver, ...definition.parts };
  };

  const graphql = await graphqlEndpoint({
    subgraph: definition.subgraph,
    contextOf,
    log,
    constraints: definition.constraints,
    introspection: environment.NODE_ENV !== 'production',
    uploads: definition.uploads,
  });

  const backgroundHealth = async () => {
    const told = await Promise.all(background.map(async (work: Background) => work.health?.()));
    return Object.assign({}, ...told) as Pick<StatusDetails, 'jobs'>;
  };
  const listenerOf = (isClosing: () => boolean) => {
    const app = express();
    app.disable('x-powered-by');
    // Answers are not stored, so hashing each one is for nothing; a resource that can be revalidated sets its own.
    app.disable('etag');
    // Only the gateway is believed about the visitor's address.
    app.set('trust proxy', trustedProxies(environment.TRUSTED_PROXIES));
    app.use(requestContext, accessLog(log), (_request, response, next) => {
      response.setHeader('Cache-Control', 'no-store');
      // Also for who reaches a service without the gateway: data, not pages.
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      next();
    });
    app.use(healthRouter(database, isClosing, backgroundHealth), operationsRouter(environment.OPERATIONS_TOKEN));
    app.use(
      statusRouter({
        name: definition.name,
        token: environment.OPERATIONS_TOKEN,
        details: async () => ({
          schema: await appliedMigration(database),
          database: {
            connections: await totalOf('database_connections'),
            used: await totalOf('database_connections_used'),
            waiting: await totalOf('database_connections_waiting'),
          },
          ...(await backgroundHealth()),
        }),
        requireStaff: async (request) => {
          await staff.check(await contextOf(request, true));
        },
        log,
      }),
    );
    app.use('/internal', callerGuard(definition.name, environment));
    app.use(
      '/internal',
      restRouter(internalResources, (request) => contextOf(request, false)),
    );
    app.use(restRouter(definition.resources, contextOf));
    app.use(graphql.router);
    app.use(() => {
      throw notFound();
    });
    app.use(restErrors({ log, constraints: definition.constraints }));
    return app;
  };

  return runningServer(listenerOf, {
    environment,
    log,
    ...(definition.destinations && { destinations: definition.destinations }),
    // What asks was let in where it came in.
    isFree: (path) => path.startsWith('/internal/'),
    async open() {
      await database.initialize();
      await requireKnownSchema(database);
      for (const work of background) await work.start();
    },
    async release() {
      await graphql.stop();
      for (const work of background) await work.stop();
      await auth?.close();
      await definition.onClose?.();
      if (database.isInitialized) await database.destroy();
    },
  });
}

const endedAnswer = z.object({ ended: z.array(z.string()) });

const askAuth =
  (auth: InternalClient): AskEnded =>
  async (seconds) =>
    (await auth.get(`/internal/ended-sessions/?seconds=${seconds}`, endedAnswer)).ended;

const checkTimeoutMs = 2_000;

/** What background work says of itself, e.g. `{ jobs: { waiting: 0, failing: 0, stuck: 0 } }`. */
type Details = () => Promise<object>;

/**
 * `/health/live`: the process answers. `/health/ready`: it can also serve, i.e. reaches its database and is not
 * closing. Trouble with background work is told along with it and takes nothing away from the requests.
 */
function healthRouter(database: DataSource, isClosing: () => boolean, details: Details): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/health/ready', async (_request, response) => {
    const problem = isClosing() ? 'shutting down' : await unreachable(database);
    if (problem) response.status(503).json({ status: 'unavailable', reason: problem });
    else response.json({ status: 'ok', ...(await details().catch(() => ({}))) });
  });
  return router;
}

async function unreachable(database: DataSource): Promise<string | undefined> {
  const timeout = new AbortController();
  try {
    const answered = database.query('SELECT 1').then(() => true);
    // The slower one's outcome is of no interest any more.
    answered.catch(() => {});
    const late = delay(checkTimeoutMs, false, { signal: timeout.signal }).catch(() => false);
    return (await Promise.race([answered, late])) ? undefined : 'database does not answer';
  } catch {
    return 'database cannot be reached';
  } finally {
    timeout.abort();
  }
}
