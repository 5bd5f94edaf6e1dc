import { addressVariable, perService } from '@portfolio/contracts/routes';
import { registeredOperations } from '@portfolio/releases/operations';
import { openStore } from '@portfolio/releases/store';
import { EnvironmentError, trustedProxies } from '@portfolio/service-kit/environment';
import { notFound, restErrors } from '@portfolio/service-kit/errors';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { operationsRouter, statusRouter } from '@portfolio/service-kit/operations';
import { requestContext } from '@portfolio/service-kit/request-context';
import { accessLog, runningServer, type RunningServer } from '@portfolio/service-kit/server';
import cors from 'cors';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { csrf, foreignPages } from './csrf.ts';
import { description, explorer } from './docs/index.ts';
import type { GatewayEnvironment } from './environment.ts';
import { graphqlFront, type Operations } from './graphql/index.ts';
import { healthRouter } from './health.ts';
import { restFront } from './rest/index.ts';

/**
 * Assembles the gateway; `main.ts` and tests run the same assembly.
 * @param options `timeout`: milliseconds that a service may take to start its answer
 */
export async function createGateway(
  environment: GatewayEnvironment,
  options: { log?: Logger; timeout?: number } = {},
): Promise<RunningServer> {
  const { log = createLogger({ name: 'gateway', level: environment.LOG_LEVEL }), timeout } = options;
  const services = perService((name) => environment[addressVariable(name)]);
  const trustProxy = trustedProxies(environment.TRUSTED_PROXIES);
  const graphql = await graphqlFront({
    services,
    trustProxy,
    supergraphPath: environment.SUPERGRAPH_PATH,
    introspection: environment.INTROSPECTION ?? environment.NODE_ENV !== 'production',
    operations: await operationsOf(environment, log),
    log,
    timeout,
  });
  const rest = restFront({ services, trustProxy, log, timeout });
  const listenerOf = (isClosing: () => boolean) => {
    const app = express();
    app.disable('x-powered-by').set('trust proxy', trustProxy);
    app.use(requestContext, accessLog(log), securityHeaders, crossOrigin(environment));
    app.use(healthRouter(services, isClosing), operationsRouter(environment.OPERATIONS_TOKEN));
    app.use(
      statusRouter({
        name: 'gateway',
        token: environment.OPERATIONS_TOKEN,
        details: () => Promise.resolve({}),
        behind: services,
        patience: 2_000,
        log,
      }),
    );
    app.use(
      foreignPages([environment.PUBLIC_ORIGIN, ...environment.CORS_ORIGINS]),
      csrf(environment.PUBLIC_ORIGIN),
      description,
    );
    if (environment.NODE_ENV !== 'production') app.use(explorer);
    app.use(rest.handle, graphql.router);
    app.use(() => {
      throw notFound();
    });
    app.use(restErrors({ log }));
    return app;
  };
  const release = async () => void (await Promise.all([graphql.close(), rest.close()]));
  return runningServer(listenerOf, { environment, log, release });
}

/** @throws EnvironmentError when only registered operations are answered and nothing says where they are */
async function operationsOf(environment: GatewayEnvironment, log: Logger): Promise<Operations | undefined> {
  const { RELEASE_KEYS: keys, OPERATIONS } = environment;
  const store = await openStore(environment);
  if (store && keys) {
    const registered = registeredOperations({ store, keys });
    const others = OPERATIONS === 'any';
    // A store that cannot be read is no reason not to start: it may come back.
    const refused = others ? [] : await registered.unregistered().catch(() => []);
    if (refused.length > 0)
      log.error(
        { remedy: `npm run release -- ${refused.join(' and ')}, or OPERATIONS=any until then` },
        `nothing that these screens ask is answered, because their releases registered nothing: ${refused.join(', ')}`,
      );
    return { registered, others };
  }
  if (OPERATIONS === 'registered')
    throw new EnvironmentError(
      'OPERATIONS=registered needs RELEASES_PATH and RELEASE_KEYS, where operations are registered.',
    );
  return undefined;
}

/** Our answers are data: nothing in them may run or be framed. A service's own headers, as on media, take precedence. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-site' },
});

/** A preflight is answered here; any other OPTIONS asks the service what may be done at the path. */
function crossOrigin({ CORS_ORIGINS, PUBLIC_ORIGIN }: GatewayEnvironment): RequestHandler {
  const options = {
    origin: [PUBLIC_ORIGIN, ...CORS_ORIGINS],
    credentials: true,
    exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Error-Codes', 'X-Request-Id'],
    maxAge: 7_200,
  };
  const [preflight, others] = [cors(options), cors({ ...options, preflightContinue: true })];
  return (request, response, next) => {
    const asksFirst = request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined;
    (asksFirst ? preflight : others)(request, response, next);
  };
}
