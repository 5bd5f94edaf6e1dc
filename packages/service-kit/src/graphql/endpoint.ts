import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type Request, type Response } from 'express';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { dataAloneHeader } from '../forward/failure.ts';
import { AppError, formatGraphQLError, toGraphQLError, type ConstraintErrors } from '../errors/index.ts';
import type { Logger } from '../logging/index.ts';
import { limitsRule, operationLimits, refuseNested } from '../operation-limits/index.ts';
import type { Subgraph } from './build-subgraph.ts';
import type { FieldAccess } from './field-access.ts';
import { answeredBy } from './in-turn.ts';
import { graphqlBody, type Uploads } from './uploads.ts';

export interface GraphQLEndpoint {
  router: Router;
  stop(): Promise<void>;
}

interface Options<C> {
  subgraph: Subgraph;
  contextOf(request: Request, authenticate: boolean): Promise<C>;
  log: Logger;
  constraints?: ConstraintErrors;
  introspection: boolean;
  uploads?: Uploads<C>;
}

/** Why the bearer token was refused; the operation then runs only when none of its root fields reads one. */
type Refusable<C> = C & { refusal?: AppError };

/** POST /graphql of a subgraph: Apollo Server on Express with our errors, limits and authentication. */
export async function graphqlEndpoint<C extends object>(options: Options<C>): Promise<GraphQLEndpoint> {
  const server = new ApolloServer<Refusable<C>>({
    schema: options.subgraph.schema,
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: 10_000 },
    // Kept with the parsed operation, as at the gateway; what that asks of entities is one level deeper.
    validationRules: [limitsRule({ ...operationLimits, depth: operationLimits.depth + 1 })],
    formatError: formatGraphQLError(options),
    logger: options.log,
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      // Its work for every field would be most of a long answer's; nothing here is cached.
      ApolloServerPluginCacheControlDisabled(),
      noLandingPage,
      authentication(options.subgraph.access),
      nothingBesideData,
    ],
  });
  await server.start();
  const router = Router();
  router.use('/graphql', graphqlBody(options), refuseNested);
  const context = async ({ req, res }: { req: Request; res: Response }): Promise<Refusable<C>> =>
    answeredBy(await contextOrRefusal(options, req), res);
  router.use('/graphql', expressMiddleware(server, { context }));
  return { router, stop: () => server.stop() };
}

async function contextOrRefusal<C extends object>(options: Options<C>, request: Request): Promise<Refusable<C>> {
  try {
    return await options.contextOf(request, true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...(await options.contextOf(request, false)), refusal: error };
  }
}

/** Says of an answer without errors that it is one: who passes it on need not read it. */
const nothingBesideData: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        const { data, ...others } = body.kind === 'single' ? body.singleResult : {};
        const isAlone = Object.values(others).every((part) => part === undefined);
        if (data && isAlone) http.headers.set(dataAloneHeader, 'yes');
        return Promise.resolve();
      },
    }),
};

const noLandingPage: ApolloServerPlugin = {
  serverWillStart: () => Promise.resolve({ renderLandingPage: () => Promise.resolve({ html: '' }) }),
};

const authentication = (access: FieldAccess): ApolloServerPlugin<{ refusal?: AppError }> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ contextValue: { refusal }, operation }) => {
        if (refusal && readsToken(operation, access)) throw toGraphQLError(refusal);
        return Promise.resolve();
      },
    }),
});

function readsToken(operation: OperationDefinitionNode | undefined, access: FieldAccess): boolean {
  const fields = operation && access[operation.operation];
  if (!fields) return true;
  return operation.selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || fields.get(selection.name.value)?.readsToken !== false,
  );
}
