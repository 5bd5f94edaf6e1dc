import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, type DocumentNode } from 'graphql';

/** One row of the map from the text of a document to its type, which `npm run generate` writes. */
const row = /^ {4}("(?:[^"\\]|\\.)*"): typeof types\./gm;

/** The GraphQL documents of a remote, fragments too, as its screens write them; none when it has no generated ones. */
export function operationsOf(folder: string): string[] {
  const file = join(folder, 'src/generated/gql.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(row)].map(([, text = '""']) => String(JSON.parse(text)).trim());
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** The texts that the screens of a workspace send, word for word: with all fragments, and with what the client's cache adds. */
export async function sentOperations(folder: string): Promise<string[]> {
  const file = join(folder, 'src/generated/graphql.ts');
  if (!existsSync(file)) return [];
  const exported: object = await import(pathToFileURL(file).href);
  const cache = new InMemoryCache();
  return Object.values(exported)
    .filter(isDocument)
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .map((document) => print(cache.transformDocument(document)));
}
