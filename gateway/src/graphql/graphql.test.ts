import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { parse } from 'graphql';
import { compose, startTestGateway, type GraphQLAnswer, type TestGateway } from '../test/gateway.ts';
import { typeDefs } from '../test/services.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeout: 1_000 });
});
afterAll(() => gateway.close());

const threeHops = '{ me { name shifts { id project { title } } } }';

test('joins three subgraphs in one answer', async () => {
  expect(await gateway.ask(threeHops)).toEqual({
    status: 200,
    data: { me: { name: 'Gabriel', shifts: [{ id: '9', project: { title: 'Two' } }] } },
  });
});

test('tells the subgraphs who asks, in which language, under which request id', async () => {
  const headers = { authorization: 'Bearer t', 'accept-language': 'fr', 'x-request-id': 'r-1', cookie: 'secret=1' };
  const { data } = await gateway.ask('{ seenHeaders }', { headers });
  const seen: unknown = JSON.parse(data.seenHeaders);
  expect(seen).toMatchObject({
    authorization: 'Bearer t',
    'accept-language': 'fr',
    'x-request-id': 'r-1',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(seen).not.toHaveProperty('cookie');
});

test("keeps a subgraph's message, code and fields", async () => {
  const { data, errors } = await gateway.ask('{ refused me { name } }');
  expect(data).toEqual({ refused: null, me: { name: 'Gabriel' } });
  expect(errors).toMatchObject([
    {
      message: 'Invalid input.',
      path: ['refused'],
      extensions: { code: 'BAD_USER_INPUT', reason: 'validation', fields: { employee: ['Busy.'] } },
    },
  ]);
});

test.each([
  ['refused', 'query Rota { refused }', undefined, 200, 'Rota', ['bad_user_input']],
  ['unreadable', 'query Rota { nothing }', 'Rota', 400, 'Rota', ['graphql_validation_failed']],
  ['without an error', 'query Rota { me { name } }', undefined, 200, 'Rota', undefined],
  ['named by no name', 'query Rota {', 'a "name"', 400, undefined, ['graphql_parse_failed']],
])(
  'logs what was %s by its name, status and request id, without variables',
  async (_, query, name, status, operation, codes) => {
    const id = randomUUID();
    const logged = gateway.untilLogged('request');
    await gateway.ask(query, { name, variables: { password: 'secret' }, headers: { 'x-request-id': id } });
    await logged;
    const line = gateway.logged.find(({ requestId }) => requestId === id);
    expect(line).toMatchObject({ path: '/graphql', status });
    expect([line?.['operation'], line?.['refused']]).toEqual([operation, codes]);
    expect(JSON.stringify(line)).not.toContain('secret');
  },
);

test('shows no stack trace', async () => {
  const answer = await gateway.ask('{ broken }');
  expect(answer.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(JSON.stringify(answer)).not.toMatch(/stack|node_modules|\.ts:/);
});

test('without a subgraph it answers the rest, says what is missing, and heals by itself', async () => {
  await gateway.services.scheduling.stop();
  const { data, errors } = await gateway.ask('{ me { name } shifts { id } }');
  expect(data).toEqual({ me: { name: 'Gabriel' }, shifts: null });
  expect(errors).toEqual([
    {
      message: 'Service temporarily unavailable, try again later.',
      extensions: { code: 'UNAVAILABLE', serviceName: 'scheduling' },
    },
  ]);
  expect(gateway.logged).toContainEqual(
    expect.objectContaining({
      msg: 'a subgraph did not answer',
      err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
    }),
  );
  await gateway.services.scheduling.restart();
  expect(await gateway.ask('{ shifts { id } }')).toEqual({ status: 200, data: { shifts: [{ id: '9' }] } });
});

test.each([
  ['{ me { name } }', 1, 2, 'Gabriel'],
  ['{ me { name } }', 2, 2, undefined],
  ['mutation { me: signIn { name } }', 1, 1, undefined],
])('%s, with the connection dropped %d times, is sent %d times', async (query, drops, sent, name) => {
  const { auth } = gateway.services;
  let arrived = 0;
  auth.intercept = (request) => {
    arrived += 1;
    if (arrived === drops) auth.intercept = undefined;
    request.socket.destroy();
  };
  const answer = await gateway.ask(query);
  expect(answer.data?.me?.name).toBe(name);
  expect(arrived + (name ? 1 : 0)).toBe(sent);
  auth.intercept = undefined;
});

describe('an operation of one subgraph alone', () => {
  const fragments = 'query Known { me { ...Name __typename } } fragment Name on User { called: name }';

  test('is asked word for word once its plan is known, and answered alike', async () => {
    const first = await gateway.ask(fragments);
    expect(first).toEqual({ status: 200, data: { me: { called: 'Gabriel', __typename: 'User' } } });
    const { auth } = gateway.services;
    let asked = '';
    auth.intercept = async (request, response) => {
      asked = JSON.parse(await text(request)).query;
      response.end('{"data":{"me":{"called":"Gabriel","__typename":"User"}}}');
    };
    expect(await gateway.ask(fragments)).toEqual(first);
    auth.intercept = undefined;
    expect(asked).toBe(fragments);
  });

  test('is passed on unread when the subgraph says that there is nothing beside data', async () => {
    const query = '{ me { id name } }';
    await gateway.ask(query);
    const { auth } = gateway.services;
    auth.intercept = (_request, response) => {
      response.setHeader('X-Data-Alone', 'yes');
      response.end('{"data":{"me":{"id":"5",  "name":"Gabri\\u00e9l"}}}\n');
    };
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    auth.intercept = undefined;
    expect(answer.headers.get('content-type')).toMatch('application/json');
    expect(answer.headers.has('x-data-alone')).toBe(false);
    expect(await answer.text()).toBe('{"data":{"me":{"id":"5",  "name":"Gabri\\u00e9l"}}}\n');
  });

  test.each<[string, string, object]>([
    ['is refused', '{ refused }', {}],
    ['is broken', '{ broken }', {}],
    ['lacks a variable', 'query ($size: Int!) { projects(pageSize: $size) { count } }', {}],
    ['has a variable of another type', 'query ($size: Int!) { projects(pageSize: $size) { count } }', { size: 'x' }],
    ['asks for the schema too', '{ me { name } __type(name: "User") { kind } }', {}],
  ])('that %s is answered alike the first time and later', async (_, query, variables) => {
    await gateway.ask(query, { variables: { size: 1 } });
    const known = await gateway.ask(query, { variables });
    // A comment makes it another document, whose plan is not known.
    const anew = await gateway.ask(`# anew\n${query}`, { variables });
    expect({ ...known, errors: known.errors?.map(told) }).toEqual({ ...anew, errors: anew.errors?.map(told) });
  });

  test('a known mutation is sent once, whatever its text begins with', async () => {
    const { auth } = gateway.services;
    const mutation = '# a comment\nmutation { me: signIn { name } }';
    await gateway.ask(mutation);
    let arrived = 0;
    auth.intercept = (request) => {
      arrived += 1;
      request.socket.destroy();
    };
    const { errors } = await gateway.ask(mutation);
    auth.intercept = undefined;
    expect([arrived, errors]).toEqual([
      1,
      [expect.objectContaining({ message: expect.stringContaining('unavailable') })],
    ]);
  });
});

test('what a busy subgraph refuses is no mistake of who asks, also once the operation is known', async () => {
  const { auth } = gateway.services;
  const query = '{ me { name, id } }';
  await gateway.ask(query);
  auth.intercept = (_request, response) =>
    response.writeHead(503).end('{"errors":[{"message":"Busy","extensions":{"code":"UNAVAILABLE"}}]}');
  const answers = [await gateway.ask('{ me { id, name } }'), await gateway.ask(query)];
  auth.intercept = undefined;
  expect(answers.map(({ status, errors }) => [status, errors?.[0]?.extensions['code']])).toEqual([
    [200, 'UNAVAILABLE'],
    [200, 'UNAVAILABLE'],
  ]);
});

test.each([
  ['a query', '{ me { name } }', undefined, 'yes'],
  ['what cannot be read', '{ nothing }', undefined, 'yes'],
  ['a mutation', 'mutation { signIn { id } }', undefined, null],
  ['one that is refused', 'mutation { signIn { id } }', 'FORBIDDEN', 'yes'],
  ['one that may have been carried out', 'mutation { signIn { id } }', 'UNAVAILABLE', null],
  ['two of which the second is refused', 'mutation { signIn { id } again: signIn { id } }', 'FORBIDDEN', null],
  ['one whose answer lacks something', 'mutation { signIn { id } }', 'FORBIDDEN', null, ['signIn', 'id']],
])('says of %s whether something was written', async (_what, query, code, expected, path: string[] = ['signIn']) => {
  const { auth } = gateway.services;
  if (code) {
    const errors = [{ message: 'No', path, extensions: { code } }];
    auth.intercept = (_request, response) => response.end(JSON.stringify({ data: null, errors }));
  }
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  auth.intercept = undefined;
  expect(answer.headers.get('x-unwritten')).toBe(expected);
});

/** Where in a text a mistake is says which text was sent. */
const told = ({ message, path, extensions }: NonNullable<GraphQLAnswer['errors']>[number]) => ({
  message,
  path,
  code: extensions['code'],
});

test.each<[string, RequestListener]>([
  ['does not answer in time', () => {}],
  ['answers something else than GraphQL', (_request, response) => response.end('<html>')],
  ['answers JSON of another kind', (_request, response) => response.end('{"detail":"?"}')],
  ['breaks off', (_request, response) => response.write('{"data":', () => response.destroy())],
])('a subgraph that %s is unavailable', async (_, listener) => {
  gateway.services.auth.intercept = listener;
  const { errors } = await gateway.ask('{ me { name } }');
  gateway.services.auth.intercept = undefined;
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', serviceName: 'auth' } }]);
});

test('takes up a new supergraph without a restart, and keeps the old one when the file is broken', async () => {
  const changed = gateway.untilLogged('the supergraph has changed');
  const scheduling = parse(
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9") type Query { shiftCount: Int }`,
  );
  await gateway.writeSupergraph(compose({ ...typeDefs, scheduling }));
  await changed;
  expect((await gateway.ask('{ shifts { id } }')).errors).toMatchObject([
    { message: 'Cannot query field "shifts" on type "Query".', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ]);

  for (const broken of ['type Query {', '', compose({ ...typeDefs, strange: parse('type Query { x: Int }') })]) {
    const refused = gateway.untilLogged('the new supergraph cannot be used; the old one stays');
    await gateway.writeSupergraph(broken);
    await refused;
    expect(await gateway.ask('{ me { name } }')).toEqual({ status: 200, data: { me: { name: 'Gabriel' } } });
  }

  const healed = gateway.untilLogged('the supergraph has changed');
  await gateway.writeSupergraph(compose(typeDefs));
  await healed;
  expect((await gateway.ask(threeHops)).errors).toBeUndefined();
});
