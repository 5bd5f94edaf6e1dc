import { once } from 'node:events';
import { connect } from 'node:net';
import {
  actors,
  createTestDatabase,
  eventually,
  graphqlClient,
  operatorHeaders,
  restClient,
  serviceHeaders,
  testEnvironment,
  testService,
  type TestDatabase,
  type TestService,
} from '@portfolio/testkit';
import { SignJWT } from 'jose';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrate, type Migration } from '../database/index.ts';
import { tokenFor } from '../environment/index.ts';
import { CreateNote1700000000000, noteMigrations, notesDataSource, notesService } from './notes.fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ dataSourceOf: notesDataSource, create: notesService });
  for (const short_title of ['alpha', 'beta', 'gamma'])
    await service.as(actors.member).post('/notes/', { short_title });
});
afterAll(() => service.close());

test('ASVS 6.3.3: who has yet to set up a second factor is nobody here, and told so where somebody is asked for', async () => {
  const token = () => service.issuer.token(actors.superuser, { second_factor_missing: true });
  const [rest, graphql] = [restClient(service.url, token), graphqlClient(service.url, token)];
  const refused = await rest.post('/notes/', { short_title: 'theirs' });
  expect([refused.status, refused.headers.get('x-error-codes')]).toEqual([
    403,
    expect.stringContaining('second_factor_missing'),
  ]);
  const { errors } = await graphql('mutation { createNote(input: { shortTitle: "theirs" }) { id } }');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    errors: { detail: { code: 'second_factor_missing' } },
  });
  expect((await rest.get('/notes/?search=theirs')).body.count).toBe(0);
});

describe('over REST', () => {
  test('creates and reads, with and without the trailing slash', async () => {
    const created = await service.as(actors.member).post('/notes', { short_title: ' delta ' });
    expect([created.status, created.body]).toEqual([201, { id: 4, short_title: 'delta' }]);
    for (const path of ['/notes/4', '/notes/4/']) expect((await service.rest.get(path)).body).toEqual(created.body);
  });

  test('lists in the envelope, with links as the caller reaches us', async () => {
    const forwarded = {
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/api',
    };
    const first = await service.rest.get('/notes/?ordering=-id,nonsense', forwarded);
    expect(Object.keys(first.body)).toEqual(['count', 'next', 'previous', 'results']);
    expect(first.body).toMatchObject({ count: 4, previous: null, results: [{ id: 4 }, { id: 3 }] });
    expect(first.body.next).toBe('https://site.example/api/notes/?ordering=-id%2Cnonsense&page=2');
    const second = await service.rest.get('/notes/?page=2');
    expect([second.body.next, second.body.previous]).toEqual([null, `${service.url}/notes/`]);
    const limited = await service.rest.get('/notes/?limit=3');
    expect(limited.body.next).toBe(`${service.url}/notes/?page=2&page_size=3`);
    expect((await service.rest.get('/notes/?search=AL%20pha')).body.results).toEqual([{ id: 1, short_title: 'alpha' }]);
    expect((await service.rest.get('/notes/?search=al,pha')).body.results).toEqual([{ id: 1, short_title: 'alpha' }]);
    expect((await service.rest.get('/notes/?search=%25')).body.count).toBe(0);
  });

  test('looks for the first ten words, and for none that is endless', async () => {
    const many = Array.from({ length: 300 }, () => 'alpha').join('%20');
    expect((await service.rest.get(`/notes/?search=${many}`)).body.count).toBe(1);
    expect(await service.rest.get(`/notes/?search=alpha,${'a'.repeat(501)}`)).toMatchObject({
      status: 400,
      body: { search: ['Ensure this field has no more than 500 characters.'] },
    });
  });

  test.each(['0', '3', 'x', '-1'])('page %s is no page', async (page) => {
    const { status, body } = await service.rest.get(`/notes/?page=${page}`);
    expect([status, body]).toEqual([404, { detail: 'Invalid page.' }]);
  });

  test.each([
    ['a missing field', {}, { short_title: ['This field is required.'] }],
    ['a taken value', { short_title: 'alpha' }, { short_title: ['This field must be unique.'] }],
    ['a list', [], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
  ])('%s is a validation error', async (_title, input, body) => {
    expect(await service.as(actors.member).post('/notes/', input)).toMatchObject({ status: 400, body });
  });

  test('the codes of a validation error are in a header, and mirror the body', async () => {
    const tooLong = await service.as(actors.member).post('/notes/', { short_title: 'x'.repeat(21) });
    expect(tooLong.body).toEqual({ short_title: ['Ensure this field has no more than 20 characters.'] });
    expect(tooLong.headers.get('x-error-codes')).toBe('{"short_title":[{"code":"max_length","params":{"max":20}}]}');
  });

  test('malformed JSON', async () => {
    const { status, body } = await service.as(actors.member).post('/notes/', '{"short_title": ');
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^JSON parse error - /);
  });

  test.each([
    ['JSON nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}],
    ['JSON of more values than any call takes', JSON.stringify({ short_title: Array(20_000).fill(0) }), {}],
    ['a body that cannot be unpacked', '{}', { 'content-encoding': 'gzip' }],
  ])('400: %s', async (_title, body, headers) => {
    const answer = await service.rest.post('/echo/', body, headers);
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringMatching(/^JSON parse error - /)]);
  });

  test('400: JSON that is no UTF-8', async () => {
    const answer = await fetch(`${service.url}/echo/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"short_title":"\xff"}', 'latin1'),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { detail: 'JSON parse error - not UTF-8' }]);
  });

  test('400: a forwarded host that is none', async () => {
    const answer = await service.rest.get('/notes/', { 'x-forwarded-host': 'a b' });
    expect([answer.status, answer.body]).toEqual([400, { detail: 'Invalid Host header.' }]);
  });

  test.each([
    ['url-encoded', new URLSearchParams({ short_title: 'x' }).toString(), 'application/x-www-form-urlencoded'],
    [
      'multipart',
      '--b\r\ncontent-disposition: form-data; name="short_title"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ])('a call takes its body %s too', async (_title, body, type) => {
    const answer = await service.rest.post('/echo/', body, { 'content-type': type });
    expect([answer.status, answer.body]).toEqual([200, { short_title: 'x' }]);
  });

  test('an empty body without a type is an empty object', async () => {
    expect((await service.rest.post('/echo/')).body).toEqual({});
  });

  test('who asks comes before what the path names, and that before what they sent', async () => {
    const put = async (client: typeof service.rest, path: string, body: string) =>
      (await client.put(path, body)).status;
    expect(await put(service.rest, '/notes/1/', '{')).toBe(401);
    expect(await put(service.as(actors.member), '/notes/1/', '{')).toBe(403);
    expect(await put(service.as(actors.staff), '/notes/99/', '{')).toBe(404);
    expect(await put(service.as(actors.staff), '/notes/1/', '{')).toBe(400);
    expect(await put(service.as(actors.staff), '/notes/1/', JSON.stringify({ short_title: 'x'.repeat(200) }))).toBe(
      413,
    );
  });

  test('another type of body', async () => {
    const answer = await service.as(actors.member).post('/notes/', 'x', { 'content-type': 'text/plain' });
    expect([answer.status, answer.body]).toEqual([415, { detail: 'Unsupported media type "text/plain" in request.' }]);
  });

  test('a body over the limit', async () => {
    const answer = await service.as(actors.member).post('/notes/', { short_title: 'x'.repeat(1_100_000) });
    expect([answer.status, answer.body]).toEqual([
      413,
      { detail: 'Request is too large. The limit is 1048576 bytes.' },
    ]);
  });

  test('an answer is data: it is not sniffed, framed or run', async () => {
    for (const path of ['/notes/', '/nowhere/', '/health/live']) {
      const { headers } = await service.rest.get(path);
      expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
        'nosniff',
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    }
  });

  test('a method that is not there', async () => {
    const answer = await service.as(actors.member).put('/notes/', {});
    expect([answer.status, answer.body]).toEqual([405, { detail: 'Method "PUT" not allowed.' }]);
    expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  });

  test.each(['/nowhere/', '/notes/9999999999/', '/notes/x/', '/notes/99/', '/%E0'])('%s is not found', async (path) => {
    expect(await service.rest.get(path)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  });

  test('an unexpected fault shows nothing internal', async () => {
    const answer = await service.rest.get('/broken/', { 'x-request-id': 'req-1' });
    expect([answer.status, answer.body]).toEqual([500, { detail: 'A server error occurred.' }]);
    expect(answer.headers.get('x-request-id')).toBe('req-1');
  });

  test('missing credentials', async () => {
    const answer = await service.rest.post('/notes/', { short_title: 'x' });
    expect([answer.status, answer.body]).toEqual([401, { detail: 'Authentication credentials were not provided.' }]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api"');
  });

  test('a bad token is refused even where none is needed, but not where it is not read', async () => {
    const stale = { authorization: 'Bearer nonsense' };
    const answer = await service.rest.get('/notes/', stale);
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
      },
    ]);
    expect((await service.rest.post('/sign-in/', {}, stale)).body).toEqual({ actor: null });
  });

  test('each statement carries the id of its request; an id that could leave the comment is replaced', async () => {
    const { body } = await service.rest.get('/statement/', { 'x-request-id': 'trace-7' });
    expect(body.query).toMatch(/ \/\* request_id=trace-7 \*\/$/);
    const hostile = await service.rest.get('/statement/', { 'x-request-id': '*/ DROP TABLE note' });
    expect(hostile.body.query).toContain(`request_id=${hostile.headers.get('x-request-id')}`);
    expect(hostile.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
  });

  test('a prepared statement carries the id in the name of its portal, also twice in one transaction', async () => {
    for (let i = 0; i < 2; i += 1) {
      const { body } = await service.rest.get('/prepared-statement/', { 'x-request-id': 'trace-8' });
      expect(body).toEqual([
        { name: expect.stringMatching(/^\d+ trace-8$/), is_prepared: true },
        { name: expect.stringMatching(/^\d+ trace-8$/), is_prepared: true },
      ]);
    }
  });
});

describe('over GraphQL', () => {
  const create = 'mutation ($input: NoteInput!) { createNote(input: $input) { id shortTitle } }';

  test('serves operations, references and its SDL', async () => {
    const { data } = await service.graphqlAs(actors.member)(create, { input: { shortTitle: 'graph' } });
    expect(data.createNote.shortTitle).toBe('graph');
    const entities = await service.graphql(
      'query ($r: [_Any!]!) { entities: _entities(representations: $r) { ... on Note { shortTitle } } service: _service { sdl } }',
      { r: [{ __typename: 'Note', id: data.createNote.id }] },
    );
    expect(entities.data.entities).toEqual([{ shortTitle: 'graph' }]);
    expect(entities.data.service.sdl).toContain('type Note\n  @key(fields: "id")');
  });

  test.each([
    ['validation', { shortTitle: ' ' }, 'BAD_USER_INPUT', { shortTitle: ['This field may not be blank.'] }],
    ['a constraint', { shortTitle: 'alpha' }, 'BAD_USER_INPUT', { shortTitle: ['This field must be unique.'] }],
  ])('%s', async (_title, input, code, fields) => {
    const { errors } = await service.graphqlAs(actors.member)(create, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code, fields });
  });

  test('each message of a field comes with its code and parameters', async () => {
    const { errors } = await service.graphqlAs(actors.member)(create, { input: { shortTitle: 'x'.repeat(21) } });
    const message = 'Ensure this field has no more than 20 characters.';
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { shortTitle: [message] },
      errors: { shortTitle: [{ code: 'max_length', params: { max: 20 }, message }] },
    });
  });

  test('variables that do not fit are the fault of who asked', async () => {
    const { errors } = await service.graphqlAs(actors.member)(create, {});
    expect(errors?.[0]).toMatchObject({
      message: 'Variable "$input" of required type "NoteInput!" was not provided.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('who asks comes before what they sent', async () => {
    const blank = { input: { shortTitle: ' ' } };
    expect((await service.graphql(create, blank)).errors?.[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      reason: 'not_authenticated',
    });
    expect((await service.graphqlAs(actors.member)(create, blank)).errors?.[0]?.extensions['code']).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('missing credentials, missing objects', async () => {
    const anonymous = await service.graphql(create, { input: { shortTitle: 'x' } });
    expect(anonymous.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'not_authenticated' });
    const absent = await service.graphql('{ note(id: "99") { id } }');
    expect(absent.errors?.[0]).toMatchObject({ message: 'Not found.', extensions: { code: 'NOT_FOUND' } });
  });

  test('an answer says whether there is nothing in it but data, which then begins it', async () => {
    const ask = (query: string) => service.rest.post('/graphql', { query });
    const saysSo = async (query: string) => (await ask(query)).headers.get('x-data-alone');
    expect(await saysSo('{ greeting }')).toBe('yes');
    expect(await saysSo('{ greeting note(id: "99") { id } }')).toBeNull();
    expect(await saysSo('{ unknown }')).toBeNull();
    expect(JSON.stringify((await ask('{ greeting }')).body)).toBe('{"data":{"greeting":"Hello stranger"}}');
  });

  test('a bad token stops all but open fields', async () => {
    const stale = (query: string) => service.rest.post('/graphql', { query }, { authorization: 'Bearer nonsense' });
    expect((await stale('{ greeting }')).body.data).toEqual({ greeting: 'Hello stranger' });
    const refused = await stale('{ greeting note(id: "1") { id } }');
    expect([refused.status, refused.body.errors[0].extensions.reason]).toEqual([200, 'token_not_valid']);
  });

  test('an overly costly query is refused', async () => {
    const doubling = Array.from({ length: 30 }, (_, i) => `fragment F${i} on Note { ...F${i + 1} ...F${i + 1} }`);
    const { errors } = await service.graphql(
      `{ note(id: "1") { ...F0 } } ${doubling.join(' ')} fragment F30 on Note { id }`,
    );
    expect(errors?.map(({ message }) => message)).toEqual(["The operation's cost is 1073741825; the limit is 20000."]);
  });
});

describe('operation', () => {
  test('internal calls need the key of a service that may make them', async () => {
    const ping = async (headers?: Record<string, string>) =>
      (await service.rest.get('/internal/ping/', headers)).status;
    expect((await service.rest.get('/internal/ping/', serviceHeaders('scheduling'))).body).toEqual({ pong: true });
    expect(await ping()).toBe(403);
    expect(await ping({ 'x-service-token': 'x' })).toBe(403);
    // A good key of a service that has no business there.
    expect(await ping(serviceHeaders('auth'))).toBe(403);
  });

  test('a token opens for a minute, here alone, and only with the key of who calls', async () => {
    const key = 'the-key-of-scheduling-and-this-'.padEnd(32, 'k');
    const environment = testEnvironment({
      DATABASE_URL: service.applicationDatabaseUrl,
      INCOMING_KEYS: `auth:${'another-key-'.padEnd(32, 'a')},scheduling:${key}`,
      PLAIN_SERVICE_KEYS: false,
    });
    const own = await notesService(environment);
    const client = restClient(await own.listen(0));
    const statusOf = async (token: string | Promise<string>) =>
      (await client.get('/internal/ping/', { 'x-service-token': await token })).status;
    const bytes = new TextEncoder().encode(key);
    const lasting = new SignJWT().setProtectedHeader({ alg: 'HS256', typ: 'service+jwt' }).setAudience('content');
    expect(await statusOf(tokenFor('content', key))).toBe(200);
    expect(await statusOf(tokenFor('content', key, Date.now() - 50_000))).toBe(200);
    expect(await statusOf(tokenFor('content', key, Date.now() - 80_000))).toBe(403);
    expect(await statusOf(tokenFor('content', key, Date.now() + 80_000))).toBe(403);
    expect(await statusOf(tokenFor('auth', key))).toBe(403);
    expect(await statusOf(tokenFor('content', 'a-key-that-nobody-knows-'.padEnd(32, 'x')))).toBe(403);
    // One that says of itself that it is good for a year.
    expect(await statusOf(lasting.setIssuedAt(1).setExpirationTime('1y').sign(bytes))).toBe(403);
    // The key itself, once no process of the release before is left.
    expect(await statusOf(key)).toBe(403);
    await own.close();
  });

  test('while a key changes both are good, and then the old one is refused', async () => {
    const [old, coming] = ['the-key-of-last-year-'.padEnd(32, 'o'), 'the-key-of-this-year-'.padEnd(32, 'n')];
    const answers = async (INCOMING_KEYS: string) => {
      const environment = testEnvironment({ DATABASE_URL: service.applicationDatabaseUrl, INCOMING_KEYS });
      const own = await notesService(environment);
      const client = restClient(await own.listen(0));
      const statuses = [];
      for (const key of [old, coming]) {
        const { status } = await client.get('/internal/ping/', { 'x-service-token': key });
        statuses.push(status);
      }
      await own.close();
      return statuses;
    };
    expect(await answers(`scheduling:${old}`)).toEqual([200, 403]);
    expect(await answers(`scheduling:${coming},scheduling:${old}`)).toEqual([200, 200]);
    expect(await answers(`scheduling:${coming}`)).toEqual([403, 200]);
  });

  test('a service that has no key for one that it calls does not start, and says so', async () => {
    const environment = testEnvironment({ DATABASE_URL: service.applicationDatabaseUrl, OUTGOING_KEYS: '' });
    await expect(notesService(environment)).rejects.toThrow('OUTGOING_KEYS has no key for auth');
  });

  test('nor does one that has no key of a service that calls it', async () => {
    const environment = testEnvironment({
      DATABASE_URL: service.applicationDatabaseUrl,
      INCOMING_KEYS: `auth:${'the-key-of-another-service-'.padEnd(32, 'x')}`,
    });
    await expect(notesService(environment)).rejects.toThrow(
      'The environment variable INCOMING_KEYS has no key of scheduling, which calls this service: "scheduling:" and what scheduling',
    );
  });

  test('operators see what is measured, by templates and few words; nobody else sees anything', async () => {
    await service.rest.get('/notes/1?secret=word');
    await service.rest.get('/no-such-path/7');
    const { status, text } = await metricsOf(operatorHeaders);
    expect([status, text]).toEqual([
      200,
      expect.stringMatching(
        /^http_request_duration_seconds_count\{method="GET",route="\/notes\/:id\/?",status="200"\} \d+$/m,
      ),
    ]);
    for (const line of [
      /^http_request_duration_seconds_count\{method="GET",route="other",status="404"\} \d+$/m,
      /^database_statement_duration_seconds_count\{command="SELECT",outcome="ok"\} \d+$/m,
      /^database_connections\{pool="notes"\} [1-9]/m,
      /^http_requests_in_flight 1$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/secret|no-such-path|notes\/1/);
    for (const authorization of ['', 'Bearer another-token'])
      expect(await metricsOf({ authorization })).toEqual({ status: 404, text: '{"detail":"Not found."}' });
  });

  test('operators and staff see how the service is; nobody 401, others 403', async () => {
    const asked = {
      operator: service.rest.get('/status', operatorHeaders),
      staff: service.as(actors.staff).get('/status'),
      'staff, as screens ask': service.as(actors.staff).get('/api/status/'),
    };
    for (const { status, body } of await Promise.all(Object.values(asked))) {
      expect(status).toBe(200);
      expect(body.processes).toEqual([
        expect.objectContaining({
          process: 'content',
          status: 'ok',
          version: expect.any(String),
          since: expect.stringMatching(/Z$/),
          schema: 'CreateNote1700000000000',
          database: expect.objectContaining({ waiting: 0 }),
          requests: expect.objectContaining({ underway: expect.any(Number), failed: expect.any(Number) }),
        }),
      ]);
    }
    expect((await service.rest.get('/status')).status).toBe(401);
    expect((await service.rest.get('/status', { authorization: 'Bearer no-token-of-ours' })).status).toBe(401);
    expect((await service.as(actors.member).get('/status')).status).toBe(403);
  });

  const metricsOf = async (headers: Record<string, string>) => {
    const answer = await fetch(`${service.url}/metrics`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  test('losing every database connection costs the statements under way, not the process', async () => {
    expect((await service.rest.get('/health/ready')).status).toBe(200);
    const slow = service.rest.get('/slow/');
    const killer = new Client(service.databaseUrl);
    await killer.connect();
    // Wait until the statement runs, so that a busy connection is among those lost.
    const others = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const busy = `SELECT 1 ${others} AND query LIKE '%pg_sleep%' AND state = 'active'`;
    await eventually('the statement runs', async () => (await killer.query(busy)).rowCount);
    await killer.query(`SELECT pg_terminate_backend(pid) ${others}`);
    await killer.end();
    expect(await slow).toMatchObject({
      status: 503,
      body: { detail: 'Service temporarily unavailable, try again later.' },
    });
    // Idle connections are dropped as soon as their end is noticed.
    await eventually(
      'the service is ready again',
      async () => (await service.rest.get('/health/ready')).status === 200,
    );
    expect((await service.rest.get('/notes/1')).status).toBe(200);
  });

  test('a statement that is ended, as by its limit of time, is answered 503, and when to ask again', async () => {
    const slow = service.rest.get('/slow/');
    const other = new Client(service.databaseUrl);
    await other.connect();
    const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%' AND state = 'active'`;
    await eventually('the statement runs', async () => (await other.query(cancel)).rowCount);
    await other.end();
    const { status, headers, body } = await slow;
    expect([status, headers.get('retry-after'), body]).toEqual([
      503,
      '1',
      { detail: 'Service temporarily unavailable, try again later.' },
    ]);
  });

  describe('a release of before', () => {
    let database: TestDatabase;
    beforeEach(async () => (database = await createTestDatabase(notesDataSource)));
    afterEach(() => database.drop());

    /** A change that a later release makes. */
    const change = (name: string, sql: string, borneBy?: string) =>
      class implements Migration {
        name = name;
        borneBy = borneBy;
        up = (runner: QueryRunner) => runner.query(sql) as Promise<void>;
        down = () => Promise.resolve();
      };
    const adding = (borneBy?: string) => change('Adding1800000000000', 'ALTER TABLE note ADD body text', borneBy);
    const removing = (borneBy: string) =>
      change('Removing1900000000000', 'ALTER TABLE note DROP CONSTRAINT note_title_key', borneBy);

    /** Migrates as a later release does, and starts the one of before. */
    async function startAfter(...changes: (new () => Migration)[]) {
      const later = notesDataSource(database.ownerUrl);
      await migrate(later.setOptions({ migrations: [...noteMigrations, ...changes] }));
      const before = await notesService(testEnvironment({ DATABASE_URL: database.applicationUrl }));
      await before.listen(0).finally(() => before.close());
    }

    test('serves what only adds', async () => {
      await expect(startAfter(adding('all'))).resolves.toBeUndefined();
    });

    test('does not serve what it does not know and nobody said it bears, until that is said', async () => {
      await expect(startAfter(adding())).rejects.toThrow(
        /changes that this release does not know \(Adding1800000000000\)/,
      );
      await expect(startAfter(adding('all'))).resolves.toBeUndefined();
    });

    test('serves what takes away something that it does without', async () => {
      await expect(startAfter(adding('all'), removing(CreateNote1700000000000.name))).resolves.toBeUndefined();
    });

    test('does not serve what takes away something that only later releases do without', async () => {
      await expect(startAfter(adding('all'), removing('Adding1800000000000'))).rejects.toThrow(
        /does not know \(Removing1900000000000\)/,
      );
    });
  });

  test('a connection on which nothing has come does not hold up the end', async () => {
    const other = await testService({ dataSourceOf: notesDataSource, create: notesService });
    const { hostname, port } = new URL(other.url);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    await Promise.all([other.close(), once(unused, 'close')]);
    expect(unused.bytesRead).toBe(0);
  });

  test('closing lets requests under way finish', async () => {
    const other = await testService({ dataSourceOf: notesDataSource, create: notesService });
    const slow = other.rest.get('/slow/');
    await new Promise((resolve) => setImmediate(resolve));
    const ready = await other.rest.get('/health/live');
    const closed = other.close();
    expect([ready.status, (await slow).body]).toEqual([200, { done: true }]);
    await closed;
    await expect(other.rest.get('/health/live')).rejects.toThrow('fetch failed');
  });
});
