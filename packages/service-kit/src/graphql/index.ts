export * from './build-subgraph.ts';
export * from './contract-types.ts';
export * from './endpoint.ts';
export * from './list-args.ts';
export * from './named-types.ts';
export { GraphQLDate, GraphQLDateTime } from './scalars.ts';
export type { Uploads } from './uploads.ts';
export { isMade, typeOf, upload } from './type-of.ts';
export * from './batched.ts';
