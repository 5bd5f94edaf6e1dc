import { getMetadataStorage, type AuthChecker, type BuildSchemaOptions } from 'type-graphql';
import type { Access } from '../access/index.ts';

/** Who may use each root field. */
export interface FieldAccess {
  query: ReadonlyMap<string, Access<never>>;
  mutation: ReadonlyMap<string, Access<never>>;
  subscription?: undefined;
}

/** Runs before a field's arguments are read: who asks comes before what they sent. */
export const checkAccess: AuthChecker<object, Access<object>> = async ({ context }, accesses) => {
  for (const access of accesses) await access.check(context);
  return true;
};

/**
 * What `@Authorized(access)` says of the queries and mutations of these classes, once type-graphql has built their schema.
 * @throws Error for a field of which neither its method nor its class says it
 */
export function accessOfFields(resolvers: BuildSchemaOptions['resolvers']): FieldAccess {
  const { queries, mutations } = getMetadataStorage();
  const accessOf = (handlers: typeof queries) =>
    new Map(
      handlers
        .filter(({ target }) => resolvers.includes(target))
        .map(({ schemaName, roles = [] }) => [schemaName, soleAccess(schemaName, roles)]),
    );
  return { query: accessOf(queries), mutation: accessOf(mutations) };
}

function soleAccess(field: string, roles: readonly unknown[]): Access<never> {
  const [access, ...others] = roles;
  if (!isAccess(access) || others.length > 0) throw new Error(`Who may use ${field}? Add @Authorized(access).`);
  return access;
}

const isAccess = (role: unknown): role is Access<never> =>
  typeof role === 'object' && role !== null && 'check' in role && 'readsToken' in role;
