import { randomUUID } from 'node:crypto';
import { actors, graphqlClient, testService, type TestService } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import { notesDataSource, notesService } from '../service/notes.fixture.ts';
import { forgetAnswers } from './index.ts';

let service: TestService;
let database: DataSource;
beforeAll(async () => {
  service = await testService({ dataSourceOf: notesDataSource, create: notesService });
  database = await notesDataSource(service.databaseUrl).initialize();
});
afterAll(async () => {
  await database.destroy();
  await service.close();
});

const titled = async (short_title: string) =>
  (await database.query<unknown[]>('SELECT FROM note WHERE short_title LIKE $1', [short_title])).length;

const create = (title: string, key: string, persona: keyof typeof actors = 'member') =>
  service.as(actors[persona]).post('/notes/', { short_title: title }, { 'idempotency-key': key });

const mutation = 'mutation ($input: NoteInput!) { createNote(input: $input) { id shortTitle } }';

const createOverGraphQL = async (shortTitle: string, key: string) => {
  const body = { query: mutation, variables: { input: { shortTitle } } };
  return (await service.as(actors.member).post('/graphql', body, { 'idempotency-key': key })).body;
};

test('sent again with the same key, it is answered as the first time and done once', async () => {
  const key = randomUUID();
  const first = await create('twice', key);
  const second = await create('twice', key);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await titled('twice')).toBe(1);
});

test('over GraphQL too, also with other fields of the answer', async () => {
  const key = randomUUID();
  const first = await createOverGraphQL('graph', key);
  expect(await createOverGraphQL('graph', key)).toEqual(first);
  const body = { query: mutation.replace(' shortTitle }', ' }'), variables: { input: { shortTitle: 'graph' } } };
  const other = await service.as(actors.member).post('/graphql', body, { 'idempotency-key': key });
  expect(other.body.data.createNote).toEqual({ id: first.data.createNote.id });
});

test('of many at once one is carried out, and all have its answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => create('at once', key)));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, body: { short_title: 'at once' } });
});

test('the same key with something else is refused', async () => {
  const key = randomUUID();
  await create('one', key);
  const { status, headers, body } = await create('another', key);
  expect([status, body.detail]).toEqual([409, 'This Idempotency-Key was sent before with something else.']);
  expect(headers.get('x-error-codes')).toContain('idempotency_key_reused');
  const graph = randomUUID();
  await createOverGraphQL('three', graph);
  expect((await createOverGraphQL('four', graph)).errors[0].extensions).toMatchObject({ code: 'CONFLICT' });
});

test("a key is its user's own", async () => {
  const key = randomUUID();
  await create('mine', key);
  expect((await create('yours', key, 'guard')).body.short_title).toBe('yours');
});

test('what was refused is tried anew with the same key', async () => {
  const key = randomUUID();
  await create('taken', randomUUID());
  expect((await create('taken', key)).status).toBe(400);
  expect((await create('free', key)).status).toBe(201);
});

test('so much is kept for one user in an hour; more is not begun, what was kept is answered', async () => {
  const text = 'x'.repeat(999_000);
  const echo = (key: string | undefined, persona: keyof typeof actors = 'staff') =>
    service.as(actors[persona]).post('/echo/', { text }, key === undefined ? {} : { 'idempotency-key': key });
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key) => echo(key)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 - refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const title = { short_title: 'too much' };
  const begun = await service.as(actors.staff).post('/lost-notes/', title, { 'idempotency-key': randomUUID() });
  expect(begun.status).toBe(429);
  const kept = await Promise.all(keys.map((key) => echo(key)));
  expect(kept.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
  expect([await echo(undefined), await echo(keys[0], 'guard')]).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test.each(['short', 'with a space in it', 'x'.repeat(201)])('%s is no key', async (key) => {
  const { status, body } = await create('never', key);
  expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Idempotency-Key must have/)]);
});

test('who asks comes before the key', async () => {
  const anonymous = await service.rest.post('/notes/', {}, { 'idempotency-key': 'short' });
  expect(anonymous.status).toBe(401);
  const graph = await graphqlClient(service.url)(mutation, { input: { shortTitle: 'x' } });
  expect(graph.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('what is answered 503 has not happened: a read that fails afterwards undoes the change', async () => {
  const key = randomUUID();
  const lost = await service
    .as(actors.member)
    .post('/lost-notes/', { short_title: 'lost' }, { 'idempotency-key': key });
  expect(lost.status).toBe(503);
  expect(await titled('lost')).toBe(0);
  const unkeyed = await service.as(actors.member).post('/lost-notes/', { short_title: 'lost' });
  expect([unkeyed.status, await titled('lost')]).toEqual([503, 0]);
});

test("a key is known for a day, and its answer is nobody else's to read", async () => {
  const key = randomUUID();
  const { body } = await create('yesterday', key);
  const kept = await database.query<{ answer: Buffer }[]>('SELECT answer FROM idempotency_key');
  expect(kept.filter(({ answer }) => answer.toString('latin1').includes('yesterday'))).toEqual([]);
  await database.query(`UPDATE idempotency_key SET created_at = now() - interval '23 hours'`);
  expect((await create('yesterday', key)).body).toEqual(body);
  await database.query(`UPDATE idempotency_key SET created_at = now() - interval '25 hours'`);
  expect((await create('yesterday', key)).status).toBe(400);
  expect((await create('today', key)).body.short_title).toBe('today');
  await forgetAnswers(database);
  expect(await database.query('SELECT count(*)::int AS count FROM idempotency_key')).toEqual([{ count: 1 }]);
});
