import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the map from the text of a document to its type, which `npm run generate` writes. */
const row = /^ {4}("(?:[^"\\]|\\.)*"): typeof types\./gm;

/** The GraphQL documents of a remote, fragments too, as its screens write them; none when it has no generated ones. */
export function operationsOf(folder: string): string[] {
  const file = join(folder, 'src/generated/gql.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(row)].map(([, text = '""']) => String(JSON.parse(text)).trim());
}
