import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { serviceNames } from '@portfolio/contracts/routes';
import { runInForeground } from '../test/foreground.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { startTestServer } from '../test/test-server.ts';
import { migrationsOf, type OldCode } from './old-code.ts';

/** A migration that the old code does not have. */
export interface NewMigration {
  service: string;
  name: string;
}

/** Tests of the old code that pass with the migrations before this one and fail with it. */
export interface Break {
  migration: NewMigration;
  files: string[];
}

export interface SchemaCheck {
  migrations: NewMigration[];
  passed: number;
  breaks: Break[];
  /** Files that fail with the old code's own schema, too, and say nothing. */
  broken: string[];
}

/** They are about the schema itself: that each of its migrations goes back, and that it has no table that they do not know. */
const aboutTheSchema = ['migrations\\.test', 'row-security\\.test', 'every-field\\.test'];

/** What the old code lacks, in the order in which it is applied. */
export const newMigrations = ({ folder }: OldCode): NewMigration[] =>
  serviceNames
    .flatMap((service) => {
      const known = new Set(migrationsOf(folder, service));
      return migrationsOf(root, service).flatMap((name) => (known.has(name) ? [] : [{ service, name }]));
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Runs the old code's tests of its services on the schema of today, and finds out which migration breaks those that fail.
 * @param words of the paths of tests; all when none is given
 */
export async function checkSchema(
  code: OldCode,
  words: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<SchemaCheck> {
  const migrations = newMigrations(code);
  const server = await startTestServer(folder);
  const run = (files: readonly string[]) => runTests(code, files, server.url, folder, signal);
  try {
    for (const migration of migrations) put(code, migration);
    const chosen = words.length > 0 ? words : serviceNames.map((service) => `services/${service}/`);
    const all = await run(chosen);
    const check: SchemaCheck = { migrations, passed: all.passed, breaks: [], broken: [] };
    if (all.failed.length === 0) return check;
    for (const migration of migrations) take(code, migration);
    check.broken = (await run(all.failed)).failed;
    let left = all.failed.filter((file) => !check.broken.includes(file));
    for (const migration of migrations) {
      if (left.length === 0) break;
      put(code, migration);
      const { failed: files } = await run(left);
      if (files.length > 0) check.breaks.push({ migration, files });
      left = left.filter((file) => !files.includes(file));
    }
    return check;
  } finally {
    await server.stop();
  }
}

const pathIn = (folder: string, { service, name }: NewMigration): string =>
  join(folder, 'services', service, 'src/migrations', `${name}.ts`);

/** The old code finds migrations by their folder: it applies this one of today, with what that imports today. */
const put = (code: OldCode, migration: NewMigration): void =>
  writeFileSync(pathIn(code.folder, migration), `export * from '${pathIn(root, migration)}';\n`);

const take = (code: OldCode, migration: NewMigration): void => rmSync(pathIn(code.folder, migration));

interface Report {
  numPassedTests: number;
  testResults: { name: string; status: 'passed' | 'failed' }[];
}

async function runTests(
  { folder: cwd }: OldCode,
  files: readonly string[],
  database: string,
  folder: string,
  signal: AbortSignal,
): Promise<{ passed: number; failed: string[] }> {
  const output = join(folder, 'old-tests.json');
  rmSync(output, { force: true });
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    TEST_DATABASE_URL: database,
  };
  const ignored = ['/node_modules/', '/dist/', ...aboutTheSchema];
  const args = ['-w', '2', '--json', '--outputFile', output, '--testPathIgnorePatterns', ...ignored, '--', ...files];
  await runInForeground(join(cwd, 'node_modules/.bin/jest'), args, env, signal, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(output)) throw new PlainError('The tests of the old code could not run: it says why above.');
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(({ name, status }) => (status === 'failed' ? [relative(cwd, name)] : [])),
  };
}
