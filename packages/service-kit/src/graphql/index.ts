export { buildSubgraph, type ReferenceResolvers, type Subgraph } from './build-subgraph.ts';
export { graphqlEndpoint, type GraphQLEndpoint } from './endpoint.ts';
export { ListArgs, listOfArgs } from './list-args.ts';
export { orNull } from './or-null.ts';
export { pageOf } from './page-of.ts';
export { parseInput } from './parse-input.ts';
export { printSubgraph } from './print-subgraph.ts';
export type { Uploads } from './uploads.ts';
