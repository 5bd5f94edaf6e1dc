import type { ApolloServerPlugin } from '@apollo/server';
import { getNamedType, getNullableType, GraphQLError, isListType, isObjectType } from 'graphql';
// Its ES module build imports graphql's .mjs files, a second copy beside the one that everything else in Node gets.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';

/** A screen's heaviest query costs some hundreds; nested lists without a page size grow tenfold per level. */
const maxCost = 20_000;
const assumedListLength = 10;

/** One per field; what is below a list counts once per row asked for (`pageSize`, `limit`), else per assumed row. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const asked: unknown = args['pageSize'] ?? args['limit'];
  const rows = typeof asked === 'number' ? Math.max(1, asked) : 1;
  const isList = isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));
  return 1 + childComplexity * (isList ? Math.max(rows, assumedListLength) : rows);
};

/** Fields and fragments that are looked at; fragments in fragments can stand for many more than a text has words. */
const maxNodes = 2 * maxCost;

/** Variables that do not fit cost nothing: nothing runs, and who asked is told so when it would. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity({ ...options, maxQueryNodes: maxNodes });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.includes('maximum allowed number of nodes') ? maxNodes : 0;
  }
}

/** Refuses an operation whose estimated cost is over the limit, before any of it runs. Bounds depth as well. */
export const costLimit = (limit: number = maxCost): ApolloServerPlugin<object> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, document, schema, operationName }) => {
        const cost = costOf({
          schema,
          query: document,
          operationName: operationName ?? undefined,
          variables: request.variables,
          estimators: [estimate],
        });
        if (cost > limit) {
          throw new GraphQLError(`The query is too complex: its cost is ${cost}, the limit is ${limit}.`, {
            extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } },
          });
        }
        return Promise.resolve();
      },
    }),
});
