import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '@portfolio/service-kit/database';
import { checkCluster } from '../cluster/check/check.ts';
import { root } from '../root.ts';
import { serviceNames } from '@portfolio/contracts/routes';
import { startProduct } from '../test/product.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { buildServices, checkOut, migrationsOf, revisionBeforeMigrations, type OldCode } from './old-code.ts';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runInForeground } from '../test/foreground.ts';
import { startTestServer } from '../test/test-server.ts';

/** A migration that the old code does not have. */
interface NewMigration {
  service: string;
  name: string;
}

/** Tests of the old code that pass with the migrations before this one and fail with it. */
interface Break {
  migration: NewMigration;
  files: string[];
}

interface SchemaCheck {
  migrations: NewMigration[];
  passed: number;
  breaks: Break[];
  /** Files that fail with the old code's own schema, too, and say nothing. */
  broken: string[];
}

/** They are about the schema itself: that each of its migrations goes back, and that it has no table that they do not know. */
const aboutTheSchema = ['migrations\\.test', 'row-security\\.test', 'every-field\\.test'];

/** What the old code lacks, in the order in which it is applied. */
const newMigrations = ({ folder }: OldCode): NewMigration[] =>
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
async function checkSchema(
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
