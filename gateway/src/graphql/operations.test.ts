import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey } from '@portfolio/releases/keys';
import { publishShell } from '@portfolio/releases/publish';
import { changeRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { eventually } from '@portfolio/testkit';
import { startTestGateway, type TestGateway } from '../test/gateway.ts';

const known = '{ me { name } }';
const named = 'query WhoIsThere { me { name } }';
const mutation = 'mutation { signIn { name } }';
const failing = '{ refused }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const keys = [makeKey()];

let folder: string;
let open: TestGateway;
let strict: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'));
  await mkdir(join(folder, 'shell'));
  await writeFile(
    join(folder, 'shell/operations.json'),
    JSON.stringify([known, named, mutation, failing].reduce((all, text) => ({ ...all, [hashOf(text)]: text }), {})),
  );
  const signer = { store: folderStore(join(folder, 'store')), keys };
  const built = { folder: join(folder, 'shell'), contract: '1.0', shared: {}, commit: 'c' };
  await changeRegistry(signer, await publishShell(signer.store, built));
  const env = {
    RELEASES_PATH: join(folder, 'store'),
    RELEASE_KEYS: keys[0]!.publicKey,
    OPERATIONS_TOKEN: token,
  };
  open = await startTestGateway({ env });
  strict = await startTestGateway({ env: { ...env, OPERATIONS: 'registered' } });
});
afterAll(async () => {
  await Promise.all([open.close(), strict.close()]);
  await rm(folder, { recursive: true });
});

const token = 'the-token-of-the-operators-in-tests';

const extensions = (text: string): object => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
const cookie = { cookie: 'csrftoken=0123456789abcdef0123456789abcdef' };

function byAddress({ url }: TestGateway, text: string, headers: Record<string, string> = cookie): Promise<Response> {
  const asked = new URLSearchParams({ extensions: JSON.stringify(extensions(text)) });
  return fetch(`${url}/graphql?${asked.toString()}`, { headers: { 'apollo-require-preflight': 'true', ...headers } });
}

async function byBody({ url }: TestGateway, body: object) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...JSON.parse(await answer.text()) };
}

describe('registered operations', () => {
  test('are answered by their hash, mutations too', async () => {
    expect(await byBody(open, { extensions: extensions(known) })).toEqual({
      status: 200,
      data: { me: { name: 'Gabriel' } },
    });
    expect(await byBody(strict, { extensions: extensions(mutation) })).toMatchObject({
      data: { signIn: { name: 'Gabriel' } },
    });
  });

  test('an unknown hash asks for the text, and what a client sends is not registered by that', async () => {
    const other = '{ me { id } }';
    for (let time = 0; time < 2; time += 1) {
      expect((await byBody(open, { extensions: extensions(other) })).errors).toMatchObject([
        { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ]);
      expect(await byBody(open, { query: other, extensions: extensions(other) })).toMatchObject({
        data: { me: { id: '5' } },
      });
    }
  });

  test('a hash of something else, and one of another kind, are the fault of who sends them', async () => {
    const logged = open.logged.length;
    const refused = { status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] };
    expect(await byBody(open, { query: known, extensions: extensions(mutation) })).toMatchObject(refused);
    const other = { persistedQuery: { version: 2, sha256Hash: hashOf(known) } };
    expect(await byBody(open, { query: known, extensions: other })).toMatchObject(refused);
    expect(open.logged.slice(logged).filter(({ level }) => level >= 40)).toEqual([]);
  });

  test('where only they are answered, others are refused in words, and their texts are as good as their hashes', async () => {
    expect(await strict.ask('{ me { id } }')).toEqual({
      status: 400,
      errors: [
        expect.objectContaining({
          message: expect.stringContaining('Only operations of released screens are answered here.'),
          extensions: { code: 'OPERATION_NOT_REGISTERED' },
        }),
      ],
    });
    const address = `${strict.url}/graphql?query=${encodeURIComponent('{ m }')}`;
    expect((await fetch(address, { headers: { 'apollo-require-preflight': 'true' } })).status).toBe(400);
    expect(await strict.ask(known)).toEqual({ status: 200, data: { me: { name: 'Gabriel' } } });
  });

  test('are measured by their names, and all others together', async () => {
    await byBody(open, { query: named });
    await byBody(open, { query: 'query MyOwn { me { name } }' });
    const counted = await eventually('both are measured', async () => {
      const metrics = await fetch(`${open.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('graphql_operation_duration'));
      return ['WhoIsThere', 'other'].every((name) => lines.some((line) => line.includes(`"${name}"`))) && lines;
    });
    expect(counted.join()).not.toContain('MyOwn');
    expect((await fetch(`${open.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${open.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      404,
    );
  });

  test('where only they are answered, a live release without any is told of at the start, with the remedy', async () => {
    const old = join(folder, 'old');
    await mkdir(join(old, 'shell'), { recursive: true });
    await writeFile(join(old, 'shell/index.html'), '');
    const signer = { store: folderStore(join(old, 'store')), keys };
    const built = { folder: join(old, 'shell'), contract: '1.0', shared: {}, commit: 'c' };
    await changeRegistry(signer, await publishShell(signer.store, built));
    const env = { RELEASES_PATH: join(old, 'store'), RELEASE_KEYS: keys[0]!.publicKey, OPERATIONS: 'registered' };
    const gateway = await startTestGateway({ env });
    expect(gateway.logged).toContainEqual(
      expect.objectContaining({ level: 50, remedy: expect.stringContaining('npm run release -- shell') }),
    );
    await gateway.close();
    expect(strict.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('a gateway that knows none says so', async () => {
    const without = await startTestGateway();
    expect((await byBody(without, { extensions: extensions(known) })).errors).toMatchObject([
      { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
    ]);
    await without.close();
    await expect(startTestGateway({ env: { OPERATIONS: 'registered' } })).rejects.toThrow(/needs RELEASES_PATH/);
  });
});

describe('caching', () => {
  test('what everybody gets may be shared, and is not sent again to who has it', async () => {
    const answer = await byAddress(open, known);
    expect(await answer.json()).toEqual({ data: { me: { name: 'Gabriel' } } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(answer.headers.get('vary')).toContain('Authorization');
    const again = await byAddress(open, known, {
      ...cookie,
      'if-none-match': answer.headers.get('etag')!,
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  test.each<[string, () => Promise<Response>]>([
    ['of somebody', () => byAddress(open, known, { ...cookie, authorization: 'Bearer x' })],
    ['with an error', () => byAddress(open, failing)],
  ])('an answer %s is kept by nobody', async (_, ask) => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
  });

  test('no cookie of the first who asks comes with it', async () => {
    const answer = await byAddress(open, known, {});
    expect([answer.headers.getSetCookie(), answer.headers.get('cache-control')]).toEqual([
      [],
      'public, max-age=0, s-maxage=5',
    ]);
  });

  test('a mutation has no address', async () => {
    expect((await byAddress(open, mutation)).status).toBe(405);
  });
});
