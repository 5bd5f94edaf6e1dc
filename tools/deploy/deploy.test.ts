import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { serviceNames } from '@portfolio/contracts/routes';
import { root } from '../root.ts';
import { filesOf, namesRead, servers, text } from './settings.ts';

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

/** What a file of settings says. */
const said = (file: string): string[] =>
  Object.entries(parseEnv(text(`deploy/env/${file}`))).flatMap(([key, value]) => (value === '' ? [] : [key]));

test.each(servers)('%s starts with what its files of settings say, and reads all of its own', (name) => {
  const read = namesRead(name, settingsOf(name));
  expect(said(`${name}.env`).filter((key) => !read.includes(key))).toEqual([]);
});

test('what files of several processes say, some of them read', () => {
  const shared = new Set(servers.flatMap(filesOf).filter((file) => !servers.some((name) => file === `${name}.env`)));
  const read = servers.flatMap((name) => namesRead(name, settingsOf(name)));
  expect([...shared].flatMap(said).filter((key) => !read.includes(key))).toEqual([]);
});

test.each(['PUBLIC_ORIGIN', 'SECRET_KEY', 'DATABASE_URL'])('without %s auth does not start, and says so', (missing) => {
  expect(() => namesRead('auth', { ...settingsOf('auth'), [missing]: undefined })).toThrow(missing);
});

test.each(servers)('%s does not start with any key of the example', (name) => {
  const own = settingsOf(name);
  const keys = Object.keys(own).filter((key) => /(KEYS?|SECRET|TOKEN)$/.test(key) && own[key]);
  expect(keys).toContain('OPERATIONS_TOKEN');
  for (const key of keys)
    expect(() => namesRead(name, { ...own, [key]: exampleOf(name)[key] })).toThrow(
      `The environment variable ${key} is not valid: production needs its own`,
    );
});

test('what a service calls another with, the other knows', () => {
  const keys = (name: string, list: string) => exampleOf(name)[list]?.split(',') ?? [];
  for (const caller of serviceNames)
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
    serviceNames.some((service) => service === name) ? [`portfolio-migrate@${name}.service`] : [],
  );
});

test.each(servers)(
  '%s finds the folders in which it writes, and is started however long the database is away',
  (name) => {
    const written = ['MEDIA_PATH', 'STATE_PATH'].flatMap((key) => settingsOf(name)[key] ?? []);
    expect(lines(name, 'StateDirectory').map((folder) => `/var/lib/${folder}`)).toEqual(written);
    expect(lines(name, 'ProtectSystem')).toEqual(['strict']);
    expect([lines(name, 'Restart'), lines(name, 'StartLimitIntervalSec')]).toEqual([['always'], ['0']]);
  },
);

test('the edge may mark a canary as withdrawn in the store', () => {
  expect(lines('edge', 'ReadWritePaths')).toEqual([`-${settingsOf('edge')['RELEASES_PATH']}`]);
});

test.each(serviceNames)('%s is migrated by its owner, whose address what serves never learns', (name) => {
  expect(lines('migrate@', 'EnvironmentFile')).toEqual(['/etc/portfolio/owner-of-%i.env']);
  expect(Object.keys(parseEnv(text(`deploy/env/owner-of-${name}.env`)))).toEqual(['MIGRATION_DATABASE_URL']);
  expect(Object.keys(settingsOf(name))).not.toContain('MIGRATION_DATABASE_URL');
  expect(existsSync(join(root, `services/${name}/src/migrate.ts`))).toBe(true);
});

test('the target starts every server, and no file of settings is of nobody', () => {
  const wanted = /^Wants=(.*)$/m.exec(text('deploy/systemd/portfolio.target'))?.[1]?.split(' ');
  expect(wanted).toEqual(servers.map((name) => `portfolio-${name}.service`));
  const read = servers.flatMap((name) => lines(name, 'EnvironmentFile').map((path) => basename(path)));
  const owners = serviceNames.map((name) => `owner-of-${name}.env`);
  const files = globSync('deploy/env/*.env', { cwd: root }).map((path) => basename(path));
  expect(files.toSorted()).toEqual([...new Set([...read, ...owners])].toSorted());
});

test('each unit says which systemd it needs, as the documentation does', () => {
  expect(text('docs/operations.md')).toContain('It takes systemd 254 or newer');
  const units = globSync('deploy/systemd/*', { cwd: root });
  expect(units.length).toBeGreaterThan(servers.length);
  for (const path of units) expect(text(path)).toMatch(/^# Needs systemd 254 or newer: /);
});
