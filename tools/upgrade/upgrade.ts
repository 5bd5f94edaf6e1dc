import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '@portfolio/service-kit/database';
import { checkCluster } from '../cluster/check/check.ts';
import { root } from '../root.ts';
import { serviceNames } from '@portfolio/contracts/routes';
import { startProduct } from '../test/product.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { buildServices, checkOut, migrationsOf, revisionBeforeMigrations } from './old-code.ts';
import { checkSchema, type NewMigration, type SchemaCheck } from './schema.ts';

/**
 * Holds the code of a release of before against the schema of today, and what today's migrations say of themselves against what is seen.
 * @param revision a commit or tag; the last that does not know all migrations when left out
 * @param words of the paths of the old code's tests
 * @returns whether the old code can serve while today's takes over
 */
export async function checkUpgrade(
  revision: string | undefined,
  words: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<boolean> {
  const code = checkOut(revision ?? revisionBeforeMigrations(), join(folder, 'old'));
  if (!serviceNames.every((service) => migrationsOf(code.folder, service).some((name) => name.endsWith('-baseline'))))
    throw new PlainError(`The code of ${code.title} is from before release 1.0.0, with which migrations begin.`);
  console.log(`The code of ${code.title}, on the schema of today ...`);
  const check = await checkSchema(code, words, folder, signal);
  const said = await Promise.all(check.migrations.map(borneBy));
  console.log(render(check, said));
  if (check.broken.length > 0 || check.breaks.length > 0) return false;
  console.log('\nOne of two of each service runs that code, on the database that the other has migrated ...');
  buildServices(code);
  const cluster = await startProduct(folder, signal, { OLDER_CODE: code.folder }, 'cluster');
  try {
    return await checkCluster(cluster.dataPath, (instance) => serviceNames.some((name) => instance === `${name}-1`));
  } finally {
    await cluster.stop();
  }
}

async function borneBy({ service, name }: NewMigration): Promise<string | undefined> {
  const path = join(root, 'services', service, 'src/migrations', `${name}.ts`);
  const exported = Object.values((await import(pathToFileURL(path).href)) as Record<string, new () => Migration>);
  const Found = exported.find(({ prototype }) => prototype && 'up' in prototype);
  return Found && new Found().borneBy;
}

function render({ migrations, passed, breaks, broken }: SchemaCheck, said: readonly (string | undefined)[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const seen = (each: NewMigration): string => {
    const files = breaks.find(({ migration }) => migration === each)?.files;
    return files ? `breaks ${files.join(', ')}` : 'nothing breaks';
  };
  return [
    row(['service', 'migration', 'borne by', 'with the old code']),
    row(['---', '---', '---', '---']),
    ...migrations.map((each, i) => row([each.service, each.name, said[i] ?? 'nobody', seen(each)])),
    '',
    `${passed} tests of the old code passed.`,
    ...broken.map((file) => `${file} fails with the old code's own schema, too.`),
  ].join('\n');
}
