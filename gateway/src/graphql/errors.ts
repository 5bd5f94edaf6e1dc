import { unwrapResolverError } from '@apollo/server/errors';
import { messages } from '@portfolio/contracts/errors';
import type { Logger } from '@portfolio/service-kit/logging';
import { noteRefusal } from '@portfolio/service-kit/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';

/**
 * Errors of subgraphs keep their message, `extensions.code` and `extensions.fields`, GraphQL's own errors pass; a fault of
 * the gateway itself is logged and hidden.
 */
export const formatError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = unwrapResolverError(thrown);
    const cause = error instanceof GraphQLError ? error.originalError : undefined;
    // What one answers, such as that it is busy, has no cause here.
    if (formatted.extensions?.['code'] === 'UNAVAILABLE' && cause)
      log.error({ err: cause }, 'a subgraph did not answer');
    // What Apollo itself refuses has a status, but not always a code.
    if (isRefusal(error) && formatted.extensions?.['code'] === 'INTERNAL_SERVER_ERROR') {
      noteRefusal('bad_request');
      return { message: formatted.message, extensions: { code: 'BAD_REQUEST' } };
    }
    // An error that a subgraph sent names it; without a name it arose here, from something other than the request.
    if (formatted.extensions?.['code'] === 'INTERNAL_SERVER_ERROR' && !formatted.extensions['serviceName']) {
      log.error({ err: error }, 'an operation failed');
      return { message: messages.internal, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    }
    if (typeof formatted.extensions?.['code'] === 'string') noteRefusal(formatted.extensions['code'].toLowerCase());
    const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions };
  };

function isRefusal(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { status } = z.object({ status: z.number() }).safeParse(error.extensions['http']).data ?? {};
  return status !== undefined && status < 500;
}
