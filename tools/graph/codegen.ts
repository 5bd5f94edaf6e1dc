import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, lexicographicSortSchema, parse, printSchema, Source } from 'graphql';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { completed, documentsIn } from './documents.ts';
import { inRoot, type GeneratedFile } from './generated-file.ts';

const schema = inRoot('gateway/schema.graphql');

/**
 * Types and documents of every `graphql()` tag in the remotes and the shell, checked against the schema that clients see.
 * The documents are syntax trees, so that no parser of GraphQL is shipped to the browser.
 * @throws PlainError when an operation does not fit the schema
 */
export async function generateDocuments(): Promise<GeneratedFile[]> {
  if (!existsSync(schema)) throw new PlainError('gateway/schema.graphql is missing: run "npm run generate" first.');
  const rooms = globSync('{shell,mfe-*}', { cwd: root }).toSorted();
  const files = await Promise.all(rooms.map((room) => generateFor(inRoot(room), schema)));
  return files.flat();
}

/**
 * @param room absolute path of a workspace; its documents are anywhere in `src`, the result is `src/generated`
 * @returns nothing when there are no documents
 */
export async function generateFor(room: string, schemaPath: string): Promise<GeneratedFile[]> {
  const documents = globSync('src/**/*.{ts,tsx}', { cwd: room, exclude: ['src/generated/**'] })
    .map((path) => join(room, path))
    .filter((path) => /\bgraphql\(/.test(readFileSync(path, 'utf8')));
  if (documents.length === 0) return [];
  try {
    return await generated(join(room, 'src/generated/'), readFileSync(schemaPath, 'utf8'), documents.toSorted());
  } catch (error) {
    throw new PlainError(`The operations of ${basename(room)} do not fit the schema:\n  ${sentences(error)}`);
  }
}

const scalars = { ID: 'string', Date: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File' };
const builtIn = { Boolean: 'boolean', Float: 'number', Int: 'number', String: 'string' };

/** A column is a list of what it is named for: `NullableIDColumn` of ids and nulls, `ShiftStatusColumn` of an enum. */
function columnsIn(schemaText: string): Record<string, string> {
  const items: Partial<Record<string, string>> = { ...scalars, ...builtIn };
  const columns = [...schemaText.matchAll(/^scalar ((Nullable)?(\w+)Column)\b/gm)];
  return Object.fromEntries(
    columns.map(([, name, nullable, item = '']) => [name, `(${items[item] ?? item}${nullable ? ' | null' : ''})[]`]),
  );
}

/** `@graphql-codegen/cli` does the same with 180 more packages, which load schemas and documents from everywhere. */
async function generated(folder: string, schemaText: string, files: string[]): Promise<GeneratedFile[]> {
  const schemaAst = lexicographicSortSchema(buildSchema(schemaText));
  const sorted = parse(printSchema(schemaAst));
  const documents = files.flatMap((location) =>
    documentsIn(readFileSync(location, 'utf8')).map(({ text }) => ({
      location,
      document: completed(parse(new Source(text, location)), schemaAst),
      rawSDL: text,
    })),
  );
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    scalars: { ...scalars, ...columnsIn(schemaText) },
    strictScalars: true,
  };
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: folder,
    presetConfig: { fragmentMasking: false },
    schema: sorted,
    schemaAst,
    documents,
    config,
    plugins: [],
    pluginMap: {},
  });
  return Promise.all(outputs.map(async (output) => ({ path: output.filename, content: await codegen(output) })));
}

/** codegen collects errors of many documents in one; each of them names its file and line. */
function sentences(error: unknown): string {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.map((each) => (each instanceof Error ? each.message : String(each))).join('\n  ');
}
