import { faultsOf, sentencesOf } from '@portfolio/contracts/rest';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { camelKeys } from '../keys/index.ts';
import { noteRefusal, AppError, refusalName } from './app-error.ts';
import type { ConstraintErrors } from './database-errors.ts';
import { errorTable } from './table.ts';
import { toAppError } from './to-app-error.ts';

/**
 * Apollo's `formatError`: a refusal gets `extensions.code` of the table, our own code as `extensions.reason`,
 * sentences per field as `extensions.fields` and the same with codes and parameters as `extensions.errors`; GraphQL's own syntax and validation errors pass; the rest is hidden.
 */
export function formatGraphQLError(options: { log: Logger; constraints?: ConstraintErrors }) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = (thrown instanceof GraphQLError ? thrown.originalError : undefined) ?? thrown;
    if (original instanceof GraphQLError && formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') {
      noteRefusal(String(formatted.extensions?.['code']).toLowerCase());
      return { ...formatted, extensions: { code: formatted.extensions?.['code'] } };
    }
    const error = toAppError(original, options.constraints);
    if (errorTable[error.code].status >= 500) options.log.error({ err: error.cause ?? error }, error.message);
    else noteRefusal(refusalName(error));
    return {
      message: error.message,
      locations: formatted.locations,
      path: formatted.path,
      extensions: extensionsOf(error),
    };
  };
}

/** For what answers GraphQL clients without Apollo. */
export const refusedAnswer = (error: AppError): { errors: GraphQLFormattedError[] } => ({
  errors: [{ message: error.message, extensions: extensionsOf(error) }],
});

/** For plugins, which must throw GraphQLErrors; the HTTP status stays 200 as for every error of execution. */
export const toGraphQLError = (error: AppError) =>
  new GraphQLError(error.message, {
    originalError: error,
    extensions: { ...extensionsOf(error), http: { status: 200 } },
  });

const extensionsOf = (error: AppError) => ({
  ...error.body,
  code: errorTable[error.code].graphql,
  reason: error.code,
  ...(error.fields && { fields: camelKeys(sentencesOf(error.fields)) }),
  ...((error.fields ?? error.reason) && {
    errors: camelKeys({ ...faultsOf(error.fields ?? {}), ...(error.reason && { detail: error.reason }) }),
  }),
  ...(error.headers['Retry-After'] && { retryAfter: Number(error.headers['Retry-After']) }),
});
