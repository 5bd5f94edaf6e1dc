import { globSync } from 'node:fs';

/**
 * The import table of docs/architecture.md, "Rooms", as rules. Remotes, shell, gateway and services meet only at run
 * time, so none imports another.
 */
const services = globSync('services/*', { cwd: import.meta.dirname });
const remotes = globSync('mfe-*', { cwd: import.meta.dirname });
const packages = [
  'contracts',
  'demo',
  'markdown',
  'page-sections',
  'planning',
  'releases',
  'remote-kit',
  'service-kit',
  'testkit',
  'ui',
].map((name) => `packages/${name}`);

/** Room → the other rooms that its product code may import. */
const table = {
  'packages/contracts': [],
  'packages/demo': [],
  'packages/planning': ['packages/contracts'],
  'packages/ui': [],
  'packages/markdown': ['packages/ui'],
  'packages/page-sections': ['packages/ui'],
  'packages/remote-kit': ['packages/contracts', 'packages/demo', 'packages/ui'],
  'packages/releases': ['packages/remote-kit'],
  'packages/service-kit': ['packages/contracts'],
  'packages/testkit': ['packages/contracts', 'packages/demo', 'packages/service-kit'],
  ...Object.fromEntries(
    remotes.map((room) => [
      room,
      ['contracts', 'markdown', 'page-sections', 'planning', 'remote-kit', 'ui'].map((name) => `packages/${name}`),
    ]),
  ),
  gateway: ['packages/contracts', 'packages/releases', 'packages/service-kit'],
  ...Object.fromEntries(
    services.map((room) => [room, ['contracts', 'demo', 'planning', 'service-kit'].map((name) => `packages/${name}`)]),
  ),
  shell: ['contracts', 'remote-kit', 'ui'].map((name) => `packages/${name}`),
  // Of the shell, only what its package.json exports: its screens' addresses and titles.
  'shell/server': [
    ...['contracts', 'releases', 'remote-kit', 'service-kit'].map((name) => `packages/${name}`),
    'shell',
  ],
  tools: packages,
  // Publishes as people do, and looks what happens to visitors.
  e2e: ['packages/contracts', 'packages/demo', 'packages/releases', 'packages/testkit'],
  bench: ['packages/contracts', 'packages/demo', 'packages/planning', 'packages/testkit', 'tools'],
};
const rooms = Object.keys(table);
const apps = [...remotes, ...services, 'shell', 'shell/server', 'gateway'];

export const tests = String.raw`\.(test|spec|fixture|stories)\.tsx?$|/test(ing)?/|/jest\.`;
const settings = String.raw`\.config\.(mjs|ts)$`;
/** Files of the rooms; the edge lies in the shell's folder and is a room of its own. */
const inside = (names) => `^(${names.map((name) => (name === 'shell' ? 'shell/(?!server/)' : `${name}/`)).join('|')})`;

const roomRules = rooms.map((room) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${table[room].join(', ') || 'no other room'} (docs/architecture.md, "Rooms").`,
  severity: 'error',
  from: { path: inside([room]), pathNot: [tests, settings] },
  to: { path: inside(rooms.filter((other) => other !== room && !table[room].includes(other))) },
}));

const testRules = apps.map((app) => ({
  name: `${app}-stands-alone`,
  comment: `Tests may use testkit and tools too, but nobody imports ${app}.`,
  severity: 'error',
  from: { path: tests, pathNot: inside([app]) },
  to: { path: inside([app]) },
}));

const nameRules = rooms.map((room) => ({
  name: `${room}-by-name`,
  comment: 'Another room is imported by its package name, never by a relative path.',
  severity: 'error',
  from: { path: inside([room]), pathNot: settings },
  to: { dependencyTypes: ['local'], path: inside(rooms), pathNot: inside([room]) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    ...testRules,
    ...nameRules,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'graphql-beside-rest',
      comment: 'Both adapters call the use cases; neither knows the other.',
      severity: 'error',
      from: { path: String.raw`\.(graphql|mutations)\.ts$` },
      to: { path: String.raw`\.rest\.ts$` },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file or an installed package.',
      severity: 'error',
      // What others made is installed when it is measured.
      from: { pathNot: '^bench/(?:gateways|lighthouse)/' },
      // The home bench names what webpack puts there; benches that send load install what sends it.
      to: { couldNotResolve: true, pathNot: '^(?:the-remote|autocannon)$' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Product code does not import tests.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: String.raw`\.(test|spec)\.tsx?$` },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface to parse with.
    parser: 'swc',
    exclude: { path: '(^|/)(node_modules|dist|generated|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
