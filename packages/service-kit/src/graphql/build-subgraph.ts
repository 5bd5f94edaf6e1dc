import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { Kind, parse, type GraphQLSchema, type GraphQLFieldResolver } from 'graphql';
import { buildSchema, createResolversMap, type BuildSchemaOptions, type ResolversMap } from 'type-graphql';
import { accessOfFields, checkAccess, type FieldAccess } from './field-access.ts';
import { once, type Once } from '../idempotency/index.ts';
import { inTurn } from './in-turn.ts';

/** Type name → how to load the entity that a reference `{__typename, …key}` names; null when there is none. */
export type ReferenceResolvers<C> = Record<string, (reference: { id: string }, context: C) => unknown>;

export interface Subgraph {
  schema: GraphQLSchema;
  /** For composition of the supergraph. */
  sdl: string;
  access: FieldAccess;
}

const federation = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9"
  import: ["@key", "@shareable", "@external", "@provides", "@requires", "@override", "@inaccessible", "@interfaceObject"]
)`;

/**
 * A Federation 2 subgraph from type-graphql classes: mark types with `@Directive('@key(fields: "id")')` and give a
 * reference resolver per entity. type-graphql knows no federation, so its schema is printed and built again as one.
 * @throws Error for a query or mutation without `@Authorized(access)`
 */
export async function buildSubgraph<C>(options: {
  resolvers: BuildSchemaOptions['resolvers'];
  /** Types that no resolver of this service returns, such as entities it only adds fields to. */
  orphanedTypes?: BuildSchemaOptions['orphanedTypes'];
  references?: ReferenceResolvers<C>;
}): Promise<Subgraph> {
  const plain = await buildSchema({
    resolvers: options.resolvers,
    orphanedTypes: options.orphanedTypes,
    authChecker: checkAccess,
    // Input is parsed by the contracts' zod schemas in the use-case layer's adapters.
    validate: false,
    // A service may have no Query of its own; federation adds one.
    skipCheck: true,
  });
  const typeDefs = parse(`${federation}\n${printSchemaWithDirectives(plain)}`);
  const access = accessOfFields(options.resolvers);
  const references = Object.entries(options.references ?? {}).map(([type, resolve]) => [
    type,
    { __resolveReference: resolve },
  ]);
  const modules = [
    { typeDefs, resolvers: queriesInTurn(repeatableMutations(plain, createResolversMap(plain), access)) },
    { typeDefs: { kind: Kind.DOCUMENT, definitions: [] }, resolvers: Object.fromEntries(references) },
  ];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type-graphql and Apollo type the same map differently
  const schema = buildSubgraphSchema(modules as Parameters<typeof buildSubgraphSchema>[0]);
  return { schema, sdl: printSubgraphSchema(schema), access };
}

type Resolver = GraphQLFieldResolver<unknown, Once, Record<string, unknown>>;

/**
 * Has each mutation carried out once per `Idempotency-Key`, after who asks was looked at. Not those that are marked
 * `@Extensions({ repeatable: false })`, because they hand out credentials or stream; those with files see to it themselves.
 */
function repeatableMutations(schema: GraphQLSchema, resolvers: ResolversMap, access: FieldAccess): ResolversMap {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const repeatable = Object.entries(resolvers['Mutation'] ?? {}).map(([name, resolver]) => {
    if (typeof resolver !== 'function' || fields[name]?.extensions['repeatable'] === false) return [name, resolver];
    return [name, carriedOutOnce(name, resolver as Resolver, access)];
  });
  return { ...resolvers, Mutation: Object.fromEntries(repeatable) };
}

/** Mutations follow each other by themselves. */
function queriesInTurn({ Query: queries = {}, ...resolvers }: ResolversMap): ResolversMap {
  const inTurns = Object.entries(queries).map(([name, resolver]) => {
    if (typeof resolver !== 'function') return [name, resolver];
    const resolve: Resolver = (...asked) => inTurn(asked[2], 'query', () => (resolver as Resolver)(...asked));
    return [name, resolve];
  });
  return { ...resolvers, Query: Object.fromEntries(inTurns) };
}

function carriedOutOnce(name: string, resolver: Resolver, access: FieldAccess): Resolver {
  const who = access.mutation.get(name) as { check(context: Once): unknown } | undefined;
  return async (source, args, context, info) => {
    if (holdsFiles(args)) return resolver(source, args, context, info);
    await who?.check(context);
    const call = { name: `mutation ${name} ${info.path.key}`, input: args };
    return once(context, call, () => resolver(source, args, context, info));
  };
}

/** Files are promises: they arrive later. */
function holdsFiles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Promise || Object.values(value).some(holdsFiles);
}
