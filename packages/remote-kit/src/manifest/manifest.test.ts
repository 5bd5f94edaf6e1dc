import {
  conflictsIn,
  manifestSchema,
  matches,
  ownerOf,
  registryRemote,
  registrySchema,
  satisfiesContract,
} from './index.ts';
import type { Guard, Manifest, Registry } from './index.ts';

const remote = (name: string, routes: Record<string, Guard>): Registry['remotes'][number] => ({
  name,
  version: '1.0.0',
  release: 'abc',
  base: `/releases/${name}/`,
  entry: `/releases/${name}/remote.js`,
  preload: [],
  files: {},
  contract: '1.0',
  routes: Object.entries(routes).map(([path, guard]) => ({ path, guard })),
  links: [],
});

const registry: Registry = {
  remotes: [
    remote('mfe-public', { '/': 'open', '/projects': 'open', '/projects/:slug': 'open' }),
    remote('mfe-admin-content', { '/admin': 'admin', '/admin/pages/sections/:id': 'admin' }),
    remote('mfe-scheduling', { '/admin/planner/*': 'admin', '/admin/register/:token': 'open' }),
    remote('mfe-portal', { '/planner/employee-portal/*': 'signed-in', '/planner/register/:token': 'open' }),
  ],
};

test.each([
  ['/', 'mfe-public', '/', 'open'],
  ['/projects/', 'mfe-public', '/projects', 'open'],
  ['/projects/a-b', 'mfe-public', '/projects/:slug', 'open'],
  ['/admin', 'mfe-admin-content', '/admin', 'admin'],
  ['/admin/planner', 'mfe-scheduling', '/admin/planner/*', 'admin'],
  ['/admin/planner/clients/7/edit', 'mfe-scheduling', '/admin/planner/*', 'admin'],
  ['/admin/register/t0k', 'mfe-scheduling', '/admin/register/:token', 'open'],
  ['/planner/employee-portal', 'mfe-portal', '/planner/employee-portal/*', 'signed-in'],
])('%s belongs to %s through %s', (path, name, pattern, guard) => {
  expect(ownerOf(registry, path)).toMatchObject({ remote: { name }, route: { path: pattern, guard } });
});

test.each(['/projects/a/b', '/admin/unknown', '/planner', '/adminx'])('%s belongs to nobody', (path) => {
  expect(ownerOf(registry, path)).toBeUndefined();
});

test('a fixed segment beats a parameter, which beats a rest', () => {
  const mixed: Registry = {
    remotes: [
      remote('rest', { '/a/*': 'open' }),
      remote('parameter', { '/a/:id': 'open' }),
      remote('fixed', { '/a/new': 'open' }),
    ],
  };
  expect(ownerOf(mixed, '/a/new')?.remote.name).toBe('fixed');
  expect(ownerOf(mixed, '/a/7')?.remote.name).toBe('parameter');
  expect(ownerOf(mixed, '/a/7/b')?.remote.name).toBe('rest');
  expect(ownerOf(mixed, '/a')?.remote.name).toBe('rest');
});

test('a rest pattern does not take a longer name', () => {
  expect(matches('/admin/planner/*', '/admin/planners')).toBe(false);
});

test('conflicts name both remotes', () => {
  expect(conflictsIn([...registry.remotes, remote('mfe-new', { '/projects/:id': 'open' })])).toEqual([
    'The route /projects/:id of mfe-new already belongs to mfe-public.',
  ]);
  expect(conflictsIn(registry.remotes)).toEqual([]);
  expect(conflictsIn([remote('a', { '/a': 'open' }), remote('a', { '/b': 'open' })])).toEqual([
    'The remote a is listed twice.',
  ]);
});

const manifest: Manifest = {
  name: 'mfe-public',
  contract: '1.0',
  routes: [{ path: '/', guard: 'open' }],
  links: [{ to: '/', labels: { en: 'Home', es: 'Inicio', fr: 'Accueil' }, place: 'header', when: 'always', order: 10 }],
};

test('a manifest as documented is accepted', () => {
  expect(manifestSchema.safeParse(manifest).success).toBe(true);
});

test.each([
  ['an unknown guard', { ...manifest, routes: [{ path: '/', guard: 'staff' }] }],
  [
    'two routes of one shape',
    {
      ...manifest,
      routes: [
        { path: '/a/:x', guard: 'open' },
        { path: '/a/:y', guard: 'admin' },
      ],
    },
  ],
  ['a relative route', { ...manifest, routes: [{ path: 'projects', guard: 'open' }] }],
  ['a rest in the middle', { ...manifest, routes: [{ path: '/a/*/b', guard: 'open' }] }],
  ['no route', { ...manifest, routes: [] }],
  ['a missing language', { ...manifest, links: [{ ...manifest.links[0], labels: { en: 'Home', es: 'Inicio' } }] }],
  ['an unknown property', { ...manifest, rotues: [] }],
  ['a bad contract version', { ...manifest, contract: '^1' }],
])('a manifest with %s is refused', (_, broken) => {
  expect(manifestSchema.safeParse(broken).success).toBe(false);
});

const app = { scope: '/app', name: 'Employee app', shortName: 'App', icon: 'icon.svg' };

test('a remote may be installable', () => {
  expect(manifestSchema.parse({ ...manifest, app }).app).toEqual(app);
  expect(manifestSchema.safeParse({ ...manifest, app: { ...app, scope: 'app/' } }).success).toBe(false);
});

test.each(['/releases/mfe-public/r1/', 'http://localhost:3001/'])(
  'a release below %s becomes a row of the registry',
  (base) => {
    const row = registryRemote(
      {
        ...manifest,
        version: '1.2.3',
        release: 'r1',
        entry: 'remote.js',
        preload: ['remote.js'],
        app: { ...app, worker: 'service-worker.js' },
        shared: {},
        operations: [],
        languages: [],
        files: { 'remote.js': 'abc' },
      },
      base,
    );
    expect(row).toMatchObject({
      base,
      files: { 'remote.js': 'abc' },
      entry: `${base}remote.js`,
      preload: [`${base}remote.js`],
      app: { scope: '/app', icon: `${base}icon.svg`, worker: `${base}service-worker.js` },
    });
    expect(registrySchema.safeParse({ remotes: [row] }).success).toBe(true);
  },
);

test.each([
  ['1.0', '1.0', true],
  ['1.2', '1.1', true],
  ['1.0', '1.1', false],
  ['2.0', '1.9', false],
])('a shell with contract %s hosts a remote that needs %s: %s', (offered, needed, hosted) => {
  expect(satisfiesContract(offered, needed)).toBe(hosted);
});
