import { isNativeError } from 'node:util/types';
import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { messages } from '@portfolio/contracts/errors';
import { AppError, toGraphQLError } from '@portfolio/service-kit/errors';
import { isDroppedConnection, dataAloneHeader } from '@portfolio/service-kit/forward';
import { traceHeaders } from '@portfolio/service-kit/tracing';
import { GraphQLError } from 'graphql';
import type { Agent } from 'undici';
import type { GatewayContext } from './context.ts';
import { multipartRequest } from './multipart.ts';
import { Unread } from './unread.ts';
import type { Readable } from 'node:stream';

type PostBody = string | Readable;

interface PostTarget {
  origin: string;
  path: string;
  /** Flat list of name, value, name, value. */
  headers: string[];
  body: PostBody;
}

interface PostAnswer {
  status: number;
  text: string;
  /** Whether the subgraph says that there is nothing in it but data. */
  isDataAlone: boolean;
}

/** A JSON answer larger than this is a fault of the subgraph. */
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * The whole answer to a POST as text. Below undici's `request`, whose body stream costs more than the rest of a small call.
 * @throws undici's or the network's error
 */
function post(agent: Agent, target: PostTarget): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let status = 0;
    let isDataAlone = false;
    agent.dispatch(
      { ...target, method: 'POST' },
      {
        onRequestStart() {},
        onResponseStart(_controller, received, headers) {
          status = received;
          isDataAlone = headers[dataAloneHeader] !== undefined;
        },
        onResponseData(controller, chunk) {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) controller.abort(new Error('The answer is too large'));
        },
        onResponseEnd() {
          const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8');
          resolve({ status, text, isDataAlone });
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}

type ProcessOptions = GraphQLDataSourceProcessOptions<GatewayContext>;
type SubgraphResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

/**
 * Sends the parts of an operation to one subgraph over kept-alive connections. The stock data source costs more than the
 * subgraph's own work (measured in bench/federation).
 */
export class Subgraph implements GraphQLDataSource<GatewayContext> {
  readonly #name: string;
  readonly #origin: string;
  readonly #agent: Agent;

  /** @param agent its time-outs are the subgraph's */
  constructor(name: string, origin: string, agent: Agent) {
    this.#name = name;
    this.#origin = origin;
    this.#agent = agent;
  }

  process({ request, context }: ProcessOptions): Promise<SubgraphResponse> {
    // Planners write the operation first.
    return this.ask(request, context, { isMutation: request.query?.startsWith('mutation') ?? false });
  }

  /**
   * The subgraph's answer, with its errors as they are. A query is sent once more when the connection drops unanswered, a
   * mutation or an upload never. Data that is only passed on is not read where the subgraph says that it is all there is.
   * @throws GraphQLError with code `UNAVAILABLE` when there is no such answer, `BAD_REQUEST` when an upload breaks off
   */
  async ask(
    request: ProcessOptions['request'],
    context: ProcessOptions['context'],
    { isMutation, isPassedOn = false }: { isMutation: boolean; isPassedOn?: boolean },
  ): Promise<SubgraphResponse> {
    const { query = '', variables, operationName } = request;
    const operation = { query, variables, operationName };
    const upload = context.multipart ? multipartRequest(operation) : undefined;
    const headers = [...(context.headers ?? []), ...(upload?.headers ?? json), ...traceHeaders()];
    const body = upload?.body ?? JSON.stringify(operation);
    try {
      const answer = await this.#send(headers, body, !upload && !isMutation);
      return isPassedOn && answer.isDataAlone ? { data: new Unread(answer.text) } : read(answer);
    } catch (error) {
      // Of an upload that breaks off: that is no fault of the subgraph.
      if (error instanceof AppError) throw toGraphQLError(error);
      throw error instanceof GraphQLError ? error : this.#unavailable(error);
    }
  }

  async #send(headers: string[], body: PostBody, repeatable: boolean): Promise<PostAnswer> {
    const target = { origin: this.#origin, path: '/graphql', headers, body };
    return post(this.#agent, target).catch((error: unknown) => {
      if (repeatable && isDroppedConnection(error)) return post(this.#agent, target);
      throw error;
    });
  }

  #unavailable(cause: unknown): GraphQLError {
    return new GraphQLError(messages.unavailable, {
      originalError: isNativeError(cause) ? cause : new Error(String(cause)),
      extensions: { code: 'UNAVAILABLE', serviceName: this.#name },
    });
  }
}

/** @throws Error for what is no answer of GraphQL */
function read({ status, text }: PostAnswer): SubgraphResponse {
  const response: unknown = JSON.parse(text);
  if (!isSubgraphResponse(response)) throw new Error(`Status ${status} without a GraphQL answer`);
  // What a busy one refuses has no data, which Apollo would take for a mistake of who asks.
  return status >= 500 ? { data: null, ...response } : response;
}

const json = ['content-type', 'application/json'];

const isSubgraphResponse = (value: unknown): value is SubgraphResponse =>
  typeof value === 'object' &&
  value !== null &&
  ('data' in value || ('errors' in value && Array.isArray(value.errors)));
