import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { ResolversMap } from 'type-graphql';
import { once, type Once } from '../idempotency/index.ts';
import type { FieldAccess } from './field-access.ts';

type Resolver = GraphQLFieldResolver<unknown, Once, Record<string, unknown>>;

/**
 * Has each mutation carried out once per `Idempotency-Key`, after who asks was looked at. Not those that are marked
 * `@Extensions({ repeatable: false })`, because they hand out credentials or stream; those with files see to it themselves.
 */
export function repeatableMutations(schema: GraphQLSchema, resolvers: ResolversMap, access: FieldAccess): ResolversMap {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const repeatable = Object.entries(resolvers['Mutation'] ?? {}).map(([name, resolver]) => {
    if (typeof resolver !== 'function' || fields[name]?.extensions['repeatable'] === false) return [name, resolver];
    return [name, carriedOutOnce(name, resolver as Resolver, access)];
  });
  return { ...resolvers, Mutation: Object.fromEntries(repeatable) };
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
