import { readFileSync } from 'node:fs';
import { citationsIn, isFound } from './cited-paths.ts';

const files = ['docs/decisions/0001-a.md', 'services/auth/src/users/administration/user.ts', 'tools/root.ts'];
const missing = (file: string, source: string) =>
  citationsIn(file, source)
    .filter((citation) => !isFound(citation, files))
    .map(({ line, path }) => `${line} ${path}`);

test.each([
  ['a file by the end of its path', '/** See administration/user.ts and user.ts. */'],
  ['a folder', '// As in `services/auth`.'],
  ['the specification', '// core-site.md §2'],
  [
    'code, strings, addresses, patterns',
    "import './gone.ts'; const a = 'gone.ts'; // https://a.example/b.md, *.test.ts, `./x.ts`",
  ],
])('a comment may name %s', (_what, source) => {
  expect(missing('services/auth/src/main.ts', source)).toEqual([]);
});

test('what a comment names and is not there is found, with its line', () => {
  const source = ['a;', '/*', '`services/gone` and', 'users/gone.ts.', '*/', '// gone.md'].join('\n');
  expect(missing('services/auth/src/main.ts', source)).toEqual(['3 services/gone', '4 users/gone.ts', '6 gone.md']);
});

test('links of a document lead from where it stands', () => {
  const text =
    '[a](0001-a.md#b) [b](../decisions) [c](../0001-a.md) [d](https://a.example/)\n\n```\ngone.ts\n```\ngone.ts';
  expect(missing('docs/decisions/0001-b.md', text)).toEqual(['1 ../0001-a.md', '6 gone.ts']);
});

test('docs/asvs.md says of each requirement what holds it, and counts them rightly', () => {
  const text = readFileSync(new URL('../../docs/asvs.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^[\d.]+[¹²] \| (?:\*\*(\w+)\.\*\* )?(.*)$/gm)];
  const many = (state?: string) => rows.filter(([, found]) => found === state).length;
  const lists = [...text.matchAll(/^Not applicable: .*$/gm)].map(([list]) => list).join();
  const others = [...lists.matchAll(/\d[¹²]/g)].length;
  expect(text).toContain(
    `Of ${rows.length + others} requirements ${many()} hold, ${others} do not apply, ${many('Deployment')} are the deployment's`,
  );
  expect(text).toContain(`${many('Deviates')} deviate because the specification asks for it`);
  expect(text).toContain(`and ${many('Open')} are open`);
  expect(rows.filter(([, , how = '']) => how.trim() === '')).toEqual([]);
});
