import { remote } from '../testing/registry.ts';
import { admit, integrityAt, mayRun } from './integrity.ts';

const hash = 'B'.repeat(64);
const never = `sha384-${'A'.repeat(64)}`;
const released = {
  ...remote('mfe-x', [{ path: '/', guard: 'open' as const }]),
  base: '/releases/mfe-x/1/',
  files: { 'remote.js': hash, 'assets/a.js': hash },
};

beforeAll(() => {
  admit(released);
  admit({ ...released, base: 'http://localhost:3001/', development: true });
});

test.each([
  ['a file of the release', '/releases/mfe-x/1/remote.js', `sha384-${hash}`],
  ['one deeper in it, by its whole address', 'http://localhost/releases/mfe-x/1/assets/a.js', `sha384-${hash}`],
  ['a file that the release does not name', '/releases/mfe-x/1/other.js', never],
  ['a file of another release', '/releases/mfe-x/2/remote.js', never],
  ['a file that only looks like one of it', '/releases/mfe-x/1/../2/remote.js', never],
  ['a file of nobody', 'https://evil.example/a.js', never],
  ['a file of a development server', 'http://localhost:3001/remote.js', ''],
])('%s is checked by its hash, or never runs', (_, url, integrity) => {
  expect(integrityAt(url)).toBe(integrity);
});

test.each([
  ['/shell.123.js', true],
  ['/planner/employee-portal/service-worker.js', true],
  ['/releases/mfe-x/1/remote.js', true],
  ['/releases/mfe-x/2/remote.js', false],
  ['https://evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
])('%s may run: %s', (url, may) => {
  expect(mayRun(url)).toBe(may);
});
