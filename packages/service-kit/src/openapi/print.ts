import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { typeName, type Subgraph } from '../graphql/index.ts';
import { describeResources, type Described } from './describe.ts';

/** What a contract has under these names, by the names that their descriptions get: `weekTemplate` → `WeekTemplate`. */
export const namedIn = <Name extends string>(contract: Readonly<Record<Name, z.ZodType>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [typeName(name), contract[name]]));

/**
 * Writes what a service answers: `schema.graphql`, from which the supergraph is composed, and `openapi.json`, its part of
 * the description of the REST interface. With `--check` it only compares: the process fails when a committed file is stale.
 * @param folder of the service: `new URL('..', import.meta.url)`
 */
export async function printContract<C>(
  { subgraph, ...described }: Described<C> & { subgraph: Subgraph },
  folder: URL,
): Promise<void> {
  await print(new URL('schema.graphql', folder), `${subgraph.sdl.trimEnd()}\n`);
  await print(new URL('openapi.json', folder), `${JSON.stringify(describeResources(described), null, 2)}\n`);
}

async function print(file: URL, text: string): Promise<void> {
  if (!process.argv.includes('--check')) return writeFile(file, text);
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed === text) return;
  process.stderr.write(`${basename(file.pathname)} does not fit the sources: run "npm run generate".\n`);
  process.exitCode = 1;
}
