import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { startTestGateway, type TestGateway } from '../test/gateway.ts';
import { limitsRule, operationLimits } from './limits.ts';

const schema = buildSchema(`
  interface Node { id: ID! related(pageSize: Int): [Project!]! }
  type Project implements Node { id: ID! title: String parent: Project related(pageSize: Int): [Project!]! }
  type Page { count: Int! results: [Project!]! }
  type Query { projects(pageSize: Int): Page! node: Node }
`);

const refusals = (query: string, limits: Partial<typeof operationLimits> = {}): string[] =>
  validate(schema, parse(query), [limitsRule({ depth: 1_000, aliases: 1_000, cost: 1e9, ...limits })]).map(
    ({ message }) => message,
  );

test.each([
  ['{ projects { results { id } } }', { depth: 2 }, 'depth is 3'],
  ['{ projects { ...P } } fragment P on Page { results { id } }', { depth: 2 }, 'depth is 3'],
  ['{ projects { ... { results { id } } } }', { depth: 2 }, 'depth is 3'],
  ['{ a: node { id } b: node { c: id } }', { aliases: 2 }, 'aliases is 3'],
  ['{ x: node { ...N } y: node { ...N } } fragment N on Node { i: id }', { aliases: 3 }, 'aliases is 4'],
  ['{ projects { count } }', { cost: 1 }, 'cost is 2'],
  ['{ projects { results { id } } }', { cost: 11 }, 'cost is 12'],
  ['{ projects(pageSize: 50) { results { id } } }', { cost: 51 }, 'cost is 52'],
  ['query ($n: Int) { projects(pageSize: $n) { results { id } } }', { cost: 101 }, 'cost is 102'],
  ['{ projects(pageSize: 50) { results { related(pageSize: 4) { id } } } }', { cost: 251 }, 'cost is 252'],
  ['{ projects(pageSize: 5) { results { related { id } } } }', { cost: 56 }, 'cost is 57'],
  ['{ projects(pageSize: -5) { results { id } } }', { cost: 2 }, 'cost is 3'],
])('%s with %j is refused: %s', (query, limits, expected) => {
  expect(refusals(query, limits)).toEqual([expect.stringContaining(expected)]);
});

test('a leaf that is named like its alias, and an operation at the limit, pass', () => {
  expect(refusals('{ node: node { id: id } }', { depth: 2, aliases: 0, cost: 2 })).toEqual([]);
});

test("a tool's introspection passes", () => {
  expect(refusals(getIntrospectionQuery(), operationLimits)).toEqual([]);
});

test('fragments that contain themselves end, fragments that multiply are counted and not walked', () => {
  expect(refusals('{ node { ...A } } fragment A on Project { id parent { ...A } }')).toEqual([]);
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Project { a: parent { ...F${i + 1} } b: parent { ...F${i + 1} } }`,
  );
  const query = `{ node { ...F0 } } ${doubling.join(' ')} fragment F40 on Project { id }`;
  expect(refusals(query, { aliases: 1e15, cost: 1e6 })).toEqual([expect.stringContaining('cost is')]);
});

describe('at the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ env: { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://site.example' } });
  });
  afterAll(() => gateway.close());

  const refused = async (query: string): Promise<string[]> =>
    (await gateway.ask(query)).errors?.map(({ message }) => message) ?? [];

  test('deep, repetitive, wide and long operations are refused before any subgraph sees them', async () => {
    let arrived = 0;
    for (const service of Object.values(gateway.services)) {
      service.intercept = (request) => {
        arrived += 1;
        request.socket.destroy();
      };
    }
    const related = 'related(pageSize: 1) { '.repeat(11) + 'id' + ' }'.repeat(11);
    const guesses = Array.from({ length: 21 }, (_, i) => `g${i}: signIn(username: "u${i}") { id }`);
    const wide = 'projects(pageSize: 100) { results { related(pageSize: 100) { related { id } } } }';
    expect(await refused(`{ projects { results { ${related} } } }`)).toEqual([
      "The operation's depth is 14; the limit is 12.",
    ]);
    expect(await refused(`mutation { ${guesses.join(' ')} }`)).toEqual([
      "The operation's aliases is 21; the limit is 20.",
    ]);
    expect(await refused(`{ ${wide} }`)).toEqual([expect.stringMatching(/cost is \d+; the limit is 20000/)]);
    expect(await refused(`{ me { ${'name '.repeat(4_000)} } }`)).toEqual([expect.stringContaining('tokens')]);
    expect(arrived).toBe(0);
    for (const service of Object.values(gateway.services)) service.intercept = undefined;
  });

  test('batches, introspection and hints of the schema are refused in production', async () => {
    const batch = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ me { name } }' }, { query: '{ me { name } }' }]),
    });
    expect(batch.status).toBe(400);
    expect(await refused('{ __schema { types { name } } }')).toEqual([expect.stringContaining('introspection')]);
    expect(await refused('{ m }')).toEqual(['Cannot query field "m" on type "Query".']);
  });

  test('a query by GET, as a link or an image of a foreign page could send it, needs a header', async () => {
    const url = `${gateway.url}/graphql?query=${encodeURIComponent('{me{name}}')}`;
    expect((await fetch(url)).status).toBe(400);
    const answer = await fetch(url, { headers: { 'apollo-require-preflight': 'true' } });
    expect(await answer.json()).toEqual({ data: { me: { name: 'Gabriel' } } });
  });

  test('a body that is no JSON is answered as GraphQL clients expect', async () => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^JSON parse error - /), extensions: { code: 'BAD_REQUEST' } }],
    });
  });
});
