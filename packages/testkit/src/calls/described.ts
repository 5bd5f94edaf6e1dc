import { readFileSync } from 'node:fs';
import type { ServiceName } from '@portfolio/contracts/routes';
import { Kind, parse, type ConstDirectiveNode, type ObjectTypeDefinitionNode } from 'graphql';

/** What the gateway shows the world of one service: REST calls by method and path, queries and mutations by name. */
export const describedOperations = (service: ServiceName): { calls: string[]; fields: string[] } => ({
  calls: describedCalls(service),
  fields: describedFields(service.toUpperCase()),
});

const generated = (file: string): string =>
  readFileSync(new URL(`../../../../gateway/${file}`, import.meta.url), 'utf8');

function describedCalls(service: string): string[] {
  const { paths } = JSON.parse(generated('openapi.json')) as {
    paths: Record<string, Record<string, { tags: string[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(service))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

/** @param graph the service's name in the supergraph */
function describedFields(graph: string): string[] {
  return parse(generated('supergraph.graphql'))
    .definitions.filter((type): type is ObjectTypeDefinitionNode => type.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter(({ name }) => name.value === 'Query' || name.value === 'Mutation')
    .flatMap(({ fields = [] }) => fields)
    .filter(({ directives = [] }) => directives.some((one) => graphOf(one) === graph))
    .map(({ name }) => name.value);
}

function graphOf({ name, arguments: given = [] }: ConstDirectiveNode): string | undefined {
  const graph = given.find((one) => one.name.value === 'graph')?.value;
  return name.value === 'join__field' && graph?.kind === Kind.ENUM ? graph.value : undefined;
}

/** What is described and not tried, and what is tried and not described: both empty where a matrix is whole. */
export function leftOut(described: readonly string[], tried: readonly string[]) {
  return {
    without: described.filter((name) => !tried.includes(name)),
    strange: tried.filter((name) => !described.includes(name)),
  };
}
