import { nestedOperations } from '@portfolio/testkit/calls';
import { startTestGateway, type TestGateway } from '../test/gateway.ts';

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

test.each([...nestedOperations(5_000), ...nestedOperations(1_000_000)])(
  'what nests too deep to be read is told so: %s',
  async (_what, operation) => {
    expect(await refused(operation)).toEqual(['The operation nests more than 100 deep.']);
  },
);

test('nor is it read from an address', async () => {
  const address = `${gateway.url}/graphql?query=${'{'.repeat(5_000)}`;
  const answer = await fetch(address, { headers: { 'apollo-require-preflight': 'true' } });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: [{ message: 'The operation nests more than 100 deep.', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] },
  ]);
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
