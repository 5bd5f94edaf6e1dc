import { ApolloGateway, type SupergraphSdlHook } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { ServiceName } from '@portfolio/contracts/routes';
import { unwrittenHeader } from '@portfolio/service-kit/forward';
import type { Logger } from '@portfolio/service-kit/logging';
import { limitsRule, refuseNested } from '@portfolio/service-kit/operation-limits';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import { requireShallow } from '@portfolio/service-kit/rest';
import express, { Router, type RequestHandler } from 'express';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { Agent } from 'undici';
import { gatewayContext, type GatewayContext } from './context.ts';
import { DirectAnswers } from './direct.ts';
import { formatError } from './errors.ts';
import { knownTexts, onlyRegistered, type Operations } from './operations.ts';
import { requestErrors } from './request-errors.ts';
import { Subgraph } from './subgraph.ts';
import { written } from './unread.ts';
import { uploads } from './multipart.ts';
import { readFile } from 'node:fs/promises';
import { watchFile } from '@portfolio/service-kit/watched-file';
import { operationDuration, secondsSince } from '@portfolio/service-kit/metrics';
import { noteOperation } from '@portfolio/service-kit/errors';

/** After these it may have been written all the same. */
const uncertain = new Set<unknown>(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/** Of several mutations the first may stand when a later one is refused, and what is missing of an answer was written before. */
function isUnwritten(operation: OperationDefinitionNode | undefined, { body }: GraphQLResponse): boolean {
  if (operation?.operation !== OperationTypeNode.MUTATION) return true;
  const [mutation, ...others] = operation.selectionSet.selections;
  const { data, errors = [] } = body.kind === 'single' ? body.singleResult : {};
  return (
    mutation?.kind === Kind.FIELD &&
    others.length === 0 &&
    errors.length > 0 &&
    Object.values(data ?? {}).every((answer) => answer === null) &&
    !errors.some(({ path = [], extensions }) => path.length > 1 || uncertain.has(extensions?.['code']))
  );
}

/**
 * What everybody gets may be kept by shared caches for five seconds, and is asked for again by browsers with its ETag; nothing else
 * is kept anywhere.
 */
const caching: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, contextValue, operation }) {
        const { http, body } = response;
        const isGood = body.kind === 'single' && !body.singleResult.errors && (http.status ?? 200) === 200;
        const isShared = request.http?.method === 'GET' && contextValue.isForAll && isGood;
        http.headers.set('cache-control', isShared ? 'public, max-age=0, s-maxage=5' : 'no-store');
        if (isShared) http.headers.set('vary', 'Accept-Language, Authorization, Origin');
        if (isUnwritten(operation, response)) http.headers.set(unwrittenHeader, 'yes');
        return Promise.resolve();
      },
    }),
};

export type { Operations } from './operations.ts';

export interface GraphQLFront {
  /** Answers `/graphql`. */
  router: Router;
  close(): Promise<void>;
}

export interface GraphQLOptions {
  /** Origin of each subgraph, which serves `/graphql`. The addresses in the supergraph do not count. */
  services: Record<ServiceName, string>;
  supergraphPath: string;
  introspection: boolean;
  /** Operations that are known by their hashes; none when left out. */
  operations?: Operations;
  trustProxy: TrustProxy;
  log: Logger;
  /** Milliseconds that a subgraph may take to answer. */
  timeout?: number;
}

/** @throws the file system's or the gateway's error when the first supergraph cannot be used */
export async function graphqlFront(options: GraphQLOptions): Promise<GraphQLFront> {
  const { services, log, timeout = 30_000 } = options;
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'; // the gateway would report to its makers
  const agent = new Agent({ headersTimeout: timeout, bodyTimeout: timeout, connectTimeout: 5_000 });
  const names = Object.keys(services) as ServiceName[];
  const subgraphs = new Map(names.map((name) => [name as string, new Subgraph(name, services[name], agent)]));
  const direct = new DirectAnswers(subgraphs);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraphFile(options.supergraphPath, log),
    validateSupergraph: true,
    logger: log,
    buildService: ({ name }) => {
      const subgraph = subgraphs.get(name);
      if (!subgraph) throw new Error(`No address is known for the subgraph "${name}"`);
      return subgraph;
    },
    experimental_didResolveQueryPlan: direct.learn,
  });
  const server = new ApolloServer<GatewayContext>({
    gateway: direct.before(gateway),
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    parseOptions: { maxTokens: 4_000 },
    validationRules: [limitsRule()],
    formatError: formatError(log),
    stringifyResult: written,
    logger: log,
    persistedQueries: options.operations ? { cache: knownTexts(options.operations) } : false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      caching,
      measureOperations(options.operations),
    ],
  });
  await server.start();

  const router = Router();
  router.use(
    '/graphql',
    uploads,
    express.json({ limit: '1mb' }),
    shallow,
    refuseNested,
    ...(options.operations && !options.operations.others ? [onlyRegistered(options.operations)] : []),
    expressMiddleware(server, {
      context: ({ req, res }) =>
        Promise.resolve({
          ...gatewayContext(req, String(res.getHeader('x-request-id')), options.trustProxy),
          // Somebody's cookie must not reach others by a shared cache.
          isForAll: req.headers.authorization === undefined && !res.hasHeader('set-cookie'),
        }),
    }),
    requestErrors,
  );
  return {
    router,
    async close() {
      await server.stop();
      await agent.close();
    },
  };
}

/** What walks through variables must not run out of stack. */
const shallow: RequestHandler = (request, _response, next) => {
  requireShallow(request.body);
  next();
};

/**
 * Loads the supergraph from a file, and again each time the file changes. A file that is gone or broken changes nothing:
 * the graph that works goes on working.
 */
function supergraphFile(path: string, log: Logger): SupergraphSdlHook {
  return async ({ update }) => {
    const supergraphSdl = await readFile(path, 'utf8');
    const watched = watchFile(
      path,
      supergraphSdl,
      (text) => {
        update(text);
        log.info('the supergraph has changed');
      },
      (error) => log.error({ err: error }, 'the new supergraph cannot be used; the old one stays'),
    );
    const cleanup = (): Promise<void> => Promise.resolve(watched.close());
    return { supergraphSdl, cleanup };
  };
}

/** Anybody may give an operation any name; only those of releases are few. */
const unregistered = 'other';

/** Measures operations, by their name where a release registers them, and has each request's line in the log name its own. */
const measureOperations = (operations: Operations | undefined): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart() {
    const startedAt = performance.now();
    return Promise.resolve({
      willSendResponse({ queryHash, operationName, request, response }) {
        // Of what cannot be read, the name that was sent.
        noteOperation(operationName ?? request.operationName);
        const seconds = secondsSince(startedAt);
        const { body } = response;
        const outcome = body.kind === 'single' && body.singleResult.errors ? 'error' : 'ok';
        // Nobody waits for the look into the store.
        void nameOf(operations, queryHash, operationName).then((operation) =>
          operationDuration.observe({ operation, outcome }, seconds),
        );
        return Promise.resolve();
      },
    });
  },
});

async function nameOf(operations: Operations | undefined, hash: string | undefined, name: string | null | undefined) {
  if (!operations || !hash || !name) return unregistered;
  return (await operations.registered.find(hash)) === undefined ? unregistered : name;
}
