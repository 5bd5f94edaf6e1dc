import { jest } from '@jest/globals';
import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { actors, eventually } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { form, graphqlForm, picture } from '../../test/files.ts';
import { DiskStorage } from './storage.ts';

const texts = { title: 'T', description: 'd', long_description: 'l', technologies: 'React' };
/** Long enough that a busy machine's pauses do not count as a stall. */
const stallSeconds = 3;

let content: TestContent;
let incoming: string;
beforeAll(async () => {
  content = await startContent({ STALL_SECONDS: stallSeconds });
  incoming = join(content.mediaPath, 'incoming');
});
afterEach(async () => {
  await content.sql('TRUNCATE media_file, project CASCADE');
});
afterAll(() => content.close());

const onTheirWay = async () => readdir(incoming).catch(() => []);
const rows = () => content.sql('SELECT hash AS left FROM media_file UNION ALL SELECT title FROM project');
/** What is left when the server has noticed, some moments later. */
async function leftInTheEnd(): Promise<unknown[]> {
  const left = async () => [...(await onTheirWay()), ...(await rows())];
  await eventually('nothing is left', async () => (await left()).length === 0).catch(() => {});
  return left();
}
const arrived = (count: number) =>
  eventually(`${count} files are on their way`, async () => (await onTheirWay()).length >= count);

const part = (disposition: string, body: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
/** The beginning of a file, without its end. */
const file = (name: string, body = '\x89PNG half a fi') => part(`name="${name}"; filename="a.png"`, body).slice(0, -2);
const createProject = [
  'mutation ($input: ProjectFields!, $images: [Upload!]!) { createProject(input: $input, images: $images) { id } }',
  { input: { title: 't', description: 'd', longDescription: 'l', technologies: ['x'] }, images: [null] },
] as const;
const operation = JSON.stringify({ query: createProject[0], variables: createProject[1] });
const operationParts = part('name="operations"', operation) + part('name="map"', '{"0":["variables.images.0"]}');
const fieldParts = Object.entries(texts)
  .map(([name, value]) => part(`name="${name}"`, value))
  .join('');
const roads: [road: string, path: string, before: string, field: string][] = [
  ['REST', '/projects/', fieldParts, 'images'],
  ['GraphQL', '/graphql', operationParts, '0'],
];

/** Sends the head of a request and the beginning of its body; what it lacks never comes by itself. */
async function start(path: string, body: string, length = 1_000_000): Promise<Socket> {
  const { hostname, port } = new URL(content.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const token = await content.issuer.token(actors.staff);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\napollo-require-preflight: 1\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(body, 'latin1');
  return socket;
}

describe('core-site §8: a connection that breaks leaves nothing', () => {
  test.each(roads)('over %s', async (_road, path, before, field) => {
    const socket = await start(path, before + file(field));
    await arrived(1);
    socket.destroy();
    expect(await leftInTheEnd()).toEqual([]);
  });

  test('twenty at once, and the service goes on', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => start('/projects/', file('images'))));
    await arrived(20);
    for (const socket of sockets) socket.destroy();
    expect(await leftInTheEnd()).toEqual([]);
    const images = await picture(2);
    expect((await content.as(actors.staff).post('/projects/', form({ ...texts, images }))).status).toBe(201);
  });
});

describe('core-site §8: a line that is too slow', () => {
  test.each(roads)('an upload over %s that stalls is told so and leaves nothing', async (road, path, before, field) => {
    const socket = await start(path, before + file(field));
    await arrived(1);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request took too long to arrive. Please try again.');
    expect(answer).toContain(road === 'REST' ? '{"detail":' : '"code":"REQUEST_TIMEOUT"');
    expect(await leftInTheEnd()).toEqual([]);
  });

  test.each(roads)('an upload over %s that takes its time, but moves, succeeds', async (_road, path, before, field) => {
    const png = Buffer.from(await (await picture(1)).arrayBuffer()).toString('latin1');
    const body = `${before}${file(field, png)}\r\n--x--\r\n`;
    const rest = body.slice(-90);
    const socket = await start(path, body.slice(0, -rest.length), body.length);
    const answer = once(socket, 'data');
    for (let at = 0; at < rest.length; at += 6) {
      await delay((stallSeconds * 1_000) / 10);
      socket.write(rest.slice(at, at + 6), 'latin1');
    }
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 20[01] /);
    expect(await rows()).toHaveLength(2);
    socket.destroy();
  });
});

describe('a disk without room', () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is no fault of who uploads: 507 over REST, the same over GraphQL, and nothing is left', async () => {
    jest.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
      process.nextTick(args.at(-1) as (error: Error) => void, full());
    });
    const images = await picture(3);
    const staff = content.as(actors.staff);
    const { status, body } = await staff.post('/projects/', form({ ...texts, images }));
    expect([status, body]).toEqual([
      507,
      { detail: 'There is not enough space for this at the moment. Please try again later.' },
    ]);
    const answer = await staff.post('/graphql', graphqlForm(...createProject, { 'variables.images.0': images }), {
      'apollo-require-preflight': '1',
    });
    expect(answer.body.errors[0].extensions).toMatchObject({
      code: 'INSUFFICIENT_STORAGE',
      errors: { detail: { code: 'storage_full' } },
    });
    expect(await leftInTheEnd()).toEqual([]);
  });

  test('a file is on the disk before its name is, and its name before the answer', async () => {
    const root = join(content.mediaPath, 'synced');
    await mkdir(root);
    const local = join(root, 'local');
    await writeFile(local, 'x');
    const name = 'ab'.repeat(32);
    const kept = join(root, 'ab', name);
    const synced: [string, boolean][] = [];
    const storage = new DiskStorage(root, async (path) => {
      synced.push([path, existsSync(kept)]);
    });
    await storage.keep(local, name);
    expect(synced).toEqual([
      [local, false],
      [root, false],
      [join(root, 'ab'), true],
    ]);
  });
});
