import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InMemoryCache } from '@apollo/client';
import { Kind, parse, print, type DocumentNode } from 'graphql';
import { clientSchema, completed, documentsIn } from '../graph/documents.ts';
import { BuildError } from './project.ts';

/** One row of the map from the text of a document to its type, which `npm run generate` writes. */
const row = /^ {4}("(?:[^"\\]|\\.)*"): typeof types\./gm;

/** The GraphQL documents of a remote, fragments too, with what follows from the schema; none when it has no generated ones. */
export function operationsOf(folder: string): string[] {
  const schema = clientSchema();
  return generatedTexts(folder).map((text) => {
    const document = parse(text);
    const whole = completed(document, schema);
    return whole === document ? text.trim() : print(whole);
  });
}

function generatedTexts(folder: string): string[] {
  const file = join(folder, 'src/generated/gql.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(row)].map(([, text = '""']) => String(JSON.parse(text)));
}

/**
 * A text that was not generated is no document at run time, and its screen fails.
 * @param folder of a remote or the shell
 * @throws BuildError naming the files that ask for something else than was generated
 */
export function requireGenerated(folder: string): void {
  const generated = new Set(generatedTexts(folder));
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['src/generated/**'] }).toSorted();
  const forgotten = files.filter((file) =>
    documentsIn(readFileSync(join(folder, file), 'utf8')).some(({ text }) => !generated.has(text)),
  );
  if (forgotten.length === 0) return;
  throw new BuildError(
    `${basename(folder)} asks for something else than was generated, in ${forgotten.join(', ')}. Run "npm run generate".`,
  );
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
