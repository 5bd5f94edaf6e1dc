import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { composeServices } from '@apollo/composition';
import { Supergraph, type ServiceDefinition } from '@apollo/federation-internals';
import { GraphQLError, parse, printSchema } from 'graphql';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { inRoot, type GeneratedFile } from './generated-file.ts';

/**
 * The supergraph for the gateway and the schema that clients see, from `services/<subgraph>/schema.graphql`.
 * @throws PlainError when a subgraph cannot be read or they do not fit together
 */
export async function composeGraph(): Promise<GeneratedFile[]> {
  const supergraph = compose(await readSubgraphs());
  const api = Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();
  return [
    { path: inRoot('gateway/supergraph.graphql'), content: `${supergraph.trimEnd()}\n` },
    { path: inRoot('gateway/schema.graphql'), content: `${printSchema(api)}\n` },
  ];
}

/** A subgraph as its service prints it. */
export interface SubgraphSource {
  name: string;
  /** Where the text comes from, for messages. */
  path: string;
  sdl: string;
}

async function readSubgraphs(): Promise<SubgraphSource[]> {
  const paths = globSync('services/*/schema.graphql', { cwd: root });
  if (paths.length === 0) throw new PlainError('No service has a schema.graphql: run "npm run schema" first.');
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      name: basename(dirname(path)),
      path,
      sdl: await readFile(inRoot(path), 'utf8'),
    })),
  );
}

/** @throws PlainError with one line per problem */
export function compose(sources: readonly SubgraphSource[]): string {
  const { supergraphSdl, errors } = composeServices(sources.map(definition));
  if (supergraphSdl) return supergraphSdl;
  const problems = errors?.map(({ message }) => `  ${message.replaceAll('\n', '\n  ')}`) ?? [];
  throw new PlainError(['The subgraphs do not fit together:', ...problems].join('\n'));
}

function definition({ name, path, sdl }: SubgraphSource): ServiceDefinition {
  try {
    // The gateway takes addresses from its environment; this one only has to be there.
    return { name, url: `http://${name}/graphql`, typeDefs: parse(sdl) };
  } catch (error) {
    if (error instanceof GraphQLError) throw new PlainError(`${path} is not a schema: ${error.message}`);
    throw error;
  }
}
