export { buildSubgraph, type ReferenceResolvers, type Subgraph } from './build-subgraph.ts';
export { argsType, enumType, inputType, listArgsType, objectType, pageType } from './contract-types.ts';
export { graphqlEndpoint, type GraphQLEndpoint } from './endpoint.ts';
export { Item, ItemOf } from './item.ts';
export { ListArgs, listOfArgs } from './list-args.ts';
export { orNull } from './or-null.ts';
export { parseInput } from './parse-input.ts';
export { GraphQLDate, GraphQLDateTime } from './scalars.ts';
export type { Uploads } from './uploads.ts';
