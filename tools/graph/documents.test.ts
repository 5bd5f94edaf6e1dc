import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, print, stripIgnoredCharacters } from 'graphql';
import { root } from '../root.ts';
import { completed, documentsIn } from './documents.ts';

const schema = buildSchema(`
  type Query { posts(page: Int = 1, search: String): [ID!]! post(id: ID!): ID now: String tree: Tree }
  type Tree { name: String height: Int grown(by: Int): Int top: Tree }
  type Mutation { deletePost(id: ID!): ID }
`);
const whole = (text: string): string => stripIgnoredCharacters(print(completed(parse(text), schema)));

test('documents are found in quotes and in templates', () => {
  const source =
    "export const A = graphql('query A { a }');\nconst b = graphql(`\n  query B {\n    b\n  }\n`);\ngraphql(`x`)";
  expect(documentsIn(source).map(({ name, text }) => [name, text.replaceAll(/\s+/g, ' ').trim()])).toEqual([
    ['A', 'query A { a }'],
    ['b', 'query B { b }'],
    [undefined, 'x'],
  ]);
});

test('an operation that writes no arguments has those of the schema', () => {
  expect(whole('mutation Delete { deletePost }')).toBe('mutation Delete($id:ID!){deletePost(id:$id)}');
  expect(whole('query Posts { posts now }')).toBe(
    'query Posts($page:Int$search:String){posts(page:$page search:$search)now}',
  );
});

test.each([
  'query One($id:ID!){post(id:$id)posts}',
  'query One{posts(page:2)now}',
  'query One{now}',
  'fragment A on B{c}',
])('what says itself what it gives stays as it is: %s', (text) => expect(whole(text)).toBe(text));

test('a document that fits a line is one', () => {
  const long = globSync('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/generated/**'] }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^.*graphql\(`([^`]*)`\);/gm)]
        .map(([all]) => all.replaceAll(/\s+/g, ' ').replaceAll('`', "'").replace("(' ", "('").replace(" ')", "')"))
        .filter((line) => line.length <= 120)
        .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});
