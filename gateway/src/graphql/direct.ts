import type { ApolloGateway, GatewayConfig } from '@apollo/gateway';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { GraphQLError, Kind, visit, type DocumentNode, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { GatewayContext } from './context.ts';
import type { Subgraph } from './subgraph.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<GatewayContext>['gateway'];
type GatewayExecutor = NonNullable<Awaited<ReturnType<GatewayInterface['load']>>['executor']>;
type Resolved = Parameters<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>[0];

interface Direct {
  /** The subgraph that answers all of a document. */
  name: string;
  subgraph: Subgraph;
  operation: OperationTypeNode;
}

/**
 * Most operations are one subgraph's alone. That one is asked what the client asked, word for word, and its answer is the answer: Apollo's
 * executor would read the operation anew for each request, and copy the answer field by field. What has no errors is passed on unread.
 * Everything else is left to Apollo's.
 */
export class DirectAnswers {
  /** Documents live as long as the server keeps them parsed, and for one schema. */
  readonly #known = new WeakMap<DocumentNode, Direct>();
  readonly #subgraphs: ReadonlyMap<string, Subgraph>;

  constructor(subgraphs: ReadonlyMap<string, Subgraph>) {
    this.#subgraphs = subgraphs;
  }

  /** Learns from the plan that was made for the first request of each document. */
  readonly learn = ({ queryPlan: { node }, requestContext: { document } }: Resolved): void => {
    if (node?.kind !== 'Fetch' || node.requires) return;
    const subgraph = this.#subgraphs.get(node.serviceName);
    const operation = onlyOperation(document);
    if (subgraph && operation) this.#known.set(document, { name: node.serviceName, subgraph, operation });
  };

  /** The same gateway, with the short way for what is known. */
  before(gateway: ApolloGateway): GatewayInterface {
    return {
      load: async (options) => {
        const { executor } = await gateway.load(options);
        return { executor: this.#first(executor) };
      },
      onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
      stop: () => gateway.stop(),
    };
  }

  readonly #first =
    (others: GatewayExecutor): GatewayExecutor =>
    async (requestContext) => {
      const { document, source, request, context } = requestContext;
      const known = this.#known.get(document);
      if (!known) return others(requestContext);
      const { name, subgraph, operation } = known;
      try {
        const { data, errors } = await subgraph.ask({ ...request, query: source }, context, {
          isMutation: operation === OperationTypeNode.MUTATION,
          isPassedOn: true,
        });
        return { data, ...(errors && { errors: errors.map((error) => namedAfter(name, error)) }) };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        return { data: null, errors: [error] };
      }
    };
}

/** What kind of operation a document has; undefined when it has several, or asks for what the gateway answers itself. */
function onlyOperation(document: DocumentNode): OperationTypeNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  let asksForSchema = false;
  visit(document, {
    Field: ({ name: { value } }) => void (asksForSchema ||= value === '__schema' || value === '__type'),
  });
  return operations.length === 1 && !asksForSchema ? operations[0]?.operation : undefined;
}

/** As Apollo's executor tells whose error it is. */
const namedAfter = (serviceName: string, { message, path, extensions }: GraphQLFormattedError): GraphQLError =>
  new GraphQLError(message, { path, extensions: { ...extensions, serviceName } });
