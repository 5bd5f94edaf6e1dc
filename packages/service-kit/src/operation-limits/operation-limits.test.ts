import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { limitsRule, operationLimits } from './index.ts';

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
