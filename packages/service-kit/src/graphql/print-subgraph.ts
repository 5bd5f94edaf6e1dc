import { writeFile } from 'node:fs/promises';
import type { Subgraph } from './build-subgraph.ts';

/** Writes the SDL that the committed supergraph is composed from: `printSubgraph(subgraph, new URL('../schema.graphql', import.meta.url))`. */
export const printSubgraph = ({ sdl }: Subgraph, file: URL): Promise<void> => writeFile(file, `${sdl.trimEnd()}\n`);
