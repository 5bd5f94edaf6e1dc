import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../root.ts';

const servers = ['auth', 'content', 'scheduling', 'gateway', 'edge'] as const;
const migrations = ['auth', 'content', 'scheduling'] as const;

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const unit = (name: string): string => text(`deploy/systemd/portfolio-${name}.service`);
const lines = (name: string, key: string): string[] =>
  [...unit(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** All that the unit's files of settings say, as systemd puts them together. */
const exampleOf = (name: string): NodeJS.Dict<string> =>
  Object.assign({}, ...lines(name, 'EnvironmentFile').map((path) => parseEnv(text(`deploy/env/${basename(path)}`))));

/** The same, with keys of one's own. */
const settingsOf = (name: string): NodeJS.Dict<string> =>
  Object.fromEntries(
    Object.entries(exampleOf(name)).map(([key, value = '']) => [key, value.replaceAll('change-me', 'xxxxxxxxx')]),
  );

/** Where each process says what it reads, and the expression that reads it. */
const readers: Record<(typeof servers)[number], [module: string, read: string]> = {
  auth: ['services/auth/src/environment.ts', 'm.readAuthEnvironment'],
  content: ['services/content/src/environment.ts', 'm.readContentEnvironment'],
  scheduling: ['services/scheduling/src/environment.ts', 'm.readSchedulingEnvironment'],
  gateway: ['gateway/src/environment.ts', '(e) => kit.readEnvironment(m.gatewayEnvironment, e)'],
  edge: ['shell/server/environment.ts', '(e) => kit.readEnvironment(m.edgeEnvironment, e)'],
};

/**
 * Reads the settings as the process does at its start, in a process of its own: no package imports all of them.
 * @returns the names of those that it asks for
 * @throws Error with what the process would say
 */
function namesRead(name: (typeof servers)[number], settings: NodeJS.Dict<string>): string[] {
  const [module, read] = readers[name];
  const script = `
    const kit = await import('@portfolio/service-kit/environment');
    const m = await import('./${module}');
    try { const values = (${read})(${JSON.stringify(settings)}); console.log(JSON.stringify(Object.keys(values))); }
    catch (error) { console.error(error.message); process.exitCode = 1; }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

test.each(servers)('%s starts with what its files of settings say, and reads all of it', (name) => {
  const settings = settingsOf(name);
  const filled = Object.entries(settings).filter(([, value]) => value !== '');
  const read = namesRead(name, settings);
  expect(filled.map(([key]) => key).filter((key) => !read.includes(key))).toEqual([]);
});

test.each(['PUBLIC_ORIGIN', 'SECRET_KEY', 'DATABASE_URL'])('without %s auth does not start, and says so', (missing) => {
  expect(() => namesRead('auth', { ...settingsOf('auth'), [missing]: undefined })).toThrow(missing);
});

test.each(migrations)('%s does not start with keys of the example', (name) => {
  expect(() => namesRead(name, exampleOf(name))).toThrow(
    /The environment variable \w+ is not valid: production needs its own/,
  );
});

test('what a service calls another with, the other knows', () => {
  const keys = (name: string, list: string) => exampleOf(name)[list]?.split(',') ?? [];
  for (const caller of migrations)
    for (const outgoing of keys(caller, 'OUTGOING_KEYS')) {
      const [called = '', key] = outgoing.split(':');
      expect(keys(called, 'INCOMING_KEYS')).toContain(`${caller}:${key}`);
    }
});

test.each(servers)('what %s reads is described', (name) => {
  const described = text('docs/architecture.md');
  expect(namesRead(name, settingsOf(name)).filter((key) => !described.includes(`\`${key}\``))).toEqual([]);
});

test.each(servers)('the unit of %s names files that there are, and settings before it starts', (name) => {
  const [command = ''] = lines(name, 'ExecStart');
  const program = command.split(' ').at(-1) ?? '';
  const source = program.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  expect([program, existsSync(join(root, source))]).toEqual([program, true]);
  expect(lines(name, 'Requires')).toEqual(
    migrations.some((service) => service === name) ? [`portfolio-migrate@${name}.service`] : [],
  );
});

test.each(migrations)('%s is migrated by its owner, whose address what serves never learns', (name) => {
  expect(lines('migrate@', 'EnvironmentFile')).toEqual(['/etc/portfolio/owner-of-%i.env']);
  expect(Object.keys(parseEnv(text(`deploy/env/owner-of-${name}.env`)))).toEqual(['MIGRATION_DATABASE_URL']);
  expect(Object.keys(settingsOf(name))).not.toContain('MIGRATION_DATABASE_URL');
  expect(existsSync(join(root, `services/${name}/src/migrate.ts`))).toBe(true);
});

test('the target starts every server, and no file of settings is of nobody', () => {
  const wanted = /^Wants=(.*)$/m.exec(text('deploy/systemd/portfolio.target'))?.[1]?.split(' ');
  expect(wanted).toEqual(servers.map((name) => `portfolio-${name}.service`));
  const read = servers.flatMap((name) => lines(name, 'EnvironmentFile').map((path) => basename(path)));
  const owners = migrations.map((name) => `owner-of-${name}.env`);
  const files = globSync('deploy/env/*.env', { cwd: root }).map((path) => basename(path));
  expect(files.toSorted()).toEqual([...new Set([...read, ...owners])].toSorted());
});
