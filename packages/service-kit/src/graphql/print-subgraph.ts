import { readFile, writeFile } from 'node:fs/promises';
import type { Subgraph } from './build-subgraph.ts';

/**
 * Writes the SDL that the committed supergraph is composed from: `printSubgraph(subgraph, new URL('../schema.graphql', import.meta.url))`.
 * With `--check` it only compares: the process fails when the committed file is stale.
 */
export async function printSubgraph({ sdl }: Subgraph, file: URL): Promise<void> {
  const text = `${sdl.trimEnd()}\n`;
  if (!process.argv.includes('--check')) return writeFile(file, text);
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed === text) return;
  process.stderr.write('schema.graphql does not fit the resolvers: run "npm run generate".\n');
  process.exitCode = 1;
}
