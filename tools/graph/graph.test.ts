import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generateFor } from './codegen.ts';
import { compose } from './compose.ts';
import { describeApi, merge } from './openapi.ts';
import { requireCurrent, writeGenerated } from './generated-file.ts';

const federation = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
const source = (name: string, sdl: string) => ({
  name,
  path: `services/${name}/schema.graphql`,
  sdl: `${federation}\n${sdl}`,
});
const auth = source('auth', 'type Query { me: User } type User @key(fields: "id") { id: ID! name: String }');

describe('composition', () => {
  test('joins subgraphs that fit', () => {
    const scheduling = source('scheduling', 'type User @key(fields: "id") { id: ID! shifts: [String!]! }');
    expect(compose([auth, scheduling])).toContain('shifts: [String!]!');
  });

  test('says in plain words why subgraphs do not fit', () => {
    const content = source(
      'content',
      'type Query { projects: [Int] } type User @key(fields: "id") { id: ID! name: Int }',
    );
    expect(() => compose([auth, content])).toThrow(/do not fit together:\n.*"User\.name" is incompatible/s);
  });

  test('names the file that is no schema', () => {
    expect(() => compose([auth, source('content', 'type {')])).toThrow(
      /^services\/content\/schema\.graphql is not a schema/,
    );
  });
});

describe('generated files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'graph-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are written when they differ, and reported when they are out of date', async () => {
    const file = { path: join(folder, 'new/file.txt'), content: 'one' };
    await expect(requireCurrent([file], 'npm run x')).rejects.toThrow(/file\.txt\. Run "npm run x" and commit/);
    expect(await writeGenerated([file])).toHaveLength(1);
    expect(await writeGenerated([file])).toEqual([]);
    await expect(requireCurrent([file], 'npm run x')).resolves.toBeUndefined();
    expect(await readFile(file.path, 'utf8')).toBe('one');
  });

  /** A workspace with one source file. */
  async function room(text: string): Promise<[string, string]> {
    const schema = join(folder, 'schema.graphql');
    await writeFile(schema, 'type Query { me: User } type User { id: ID! name: String }');
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/me.graphql.ts'), text);
    return [folder, schema];
  }

  test('of a room with operations are typed documents without a parser', async () => {
    const files = await generateFor(...(await room('graphql(`query Me { me { id name } }`);')));
    const code = files.map(({ content }) => content).join('\n');
    expect(code).toMatch(/MeQuery = \{ me: \{ id: string, name: string \| null \} \| null \}/);
    expect(code).toContain('"kind":"Document"');
    expect(code).not.toMatch(/gql`|\bparse\(/);
  });

  test('an operation that the schema does not answer is named', async () => {
    const [folderPath, schema] = await room('graphql(`query Me { me { age } }`);');
    await expect(generateFor(folderPath, schema)).rejects.toThrow(/do not fit the schema:\n.*"age"/s);
  });

  test('a room without operations gets none', async () => {
    expect(await generateFor(...(await room('export const x = 1;')))).toEqual([]);
  });
});

test('a path has one service, and a name one meaning', () => {
  const part = (title: string) => ({ paths: {}, components: { schemas: { Thing: { title } } } });
  expect(() =>
    merge([
      ['a', part('x')],
      ['b', part('y')],
    ]),
  ).toThrow('Two services describe Thing.');
  expect(
    merge([
      ['a', part('x')],
      ['b', part('x')],
    ]).components.schemas,
  ).toEqual({ Thing: { title: 'x' } });
});

test('the API description is valid OpenAPI 3.1 and names what answers are made of', async () => {
  const document = JSON.parse((await describeApi())[0]!.content);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(
    document.paths['/projects/'].get.responses['200'].content['application/json'].schema.properties.results,
  ).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Project' },
  });
  expect(document.paths['/projects/'].post.requestBody.content['multipart/form-data'].schema.properties.images).toEqual(
    {
      type: 'array',
      items: { type: 'string', format: 'binary' },
    },
  );
  const isRequired = (path: string): boolean => document.paths[path].post.requestBody.required;
  expect(['/planner/shifts/', '/planner/shifts/{id}/offer/'].map(isRequired)).toEqual([true, false]);
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
