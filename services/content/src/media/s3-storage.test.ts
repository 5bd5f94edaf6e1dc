import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { actors } from '@portfolio/testkit';
import { s3Double, type S3Double } from '@portfolio/testkit/s3';
import { ZipFile } from 'yazl';
import { contentDatabase } from '../database.ts';
import { androidManifest } from '../seed/apps.ts';
import { startContent, type TestContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, namedFile, picture } from '../../test/files.ts';
import { hostileApps } from '../../test/hostile-apps.ts';
import { hostileImages } from '../../test/hostile-images.ts';
import { cleanUpMedia } from './clean-up.ts';
import { MediaLibrary } from './library.ts';

let s3: S3Double;
let content: TestContent;
beforeAll(async () => {
  s3 = await s3Double('site');
  content = await startContent(settings());
});
afterEach(async () => {
  s3.fails = () => false;
  s3.objects.clear();
  await content.sql('TRUNCATE media_file, project, mobile_demo CASCADE');
});
afterAll(async () => {
  await content.close();
  await s3.close();
});

const settings = () => ({
  S3_BUCKET: 'site',
  S3_ENDPOINT: s3.url,
  S3_REGION: 'eu-test-1',
  S3_ACCESS_KEY_ID: s3.keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
});
const staff = () => content.as(actors.staff);
const project = { title: 'T', description: 'd', long_description: 'l', technologies: 'React' };
const demo = { title: 'T', description: 'd', features: 'f', version: '1', operating_systems: 'Android' };
const create = async (shade: number, more = {}) =>
  staff().post('/projects/', form({ ...project, ...more, images: await picture(shade) }));
const fetchMedia = (path: string, init?: RequestInit) => fetch(`${content.url}${path}`, init);
/** Objects, parts of objects, files and rows. */
const left = async () => [
  ...s3.objects.keys(),
  ...s3.unfinished.keys(),
  ...(await filesBelow(content.mediaPath)),
  ...(await content.sql(
    'SELECT hash AS left FROM media_file UNION ALL SELECT title FROM project UNION ALL SELECT title FROM mobile_demo',
  )),
];

/** A package of 20 MB that cannot be compressed. */
async function largePackage(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(androidManifest('com.example.large', '1'), 'AndroidManifest.xml');
  zip.addBuffer(randomBytes(20_000_000), 'assets/large.bin', { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

test('pictures are objects of the bucket, and nothing of them stays on the disk', async () => {
  const { status, body } = await create(1);
  expect(status).toBe(201);
  expect([...s3.objects.keys()].toSorted()).toEqual(
    ['avif', 'webp'].map((format) => `${body.images[0].id}-64.${format}`),
  );
  expect(await filesBelow(content.mediaPath)).toEqual([]);
  const response = await fetchMedia(body.image);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(s3.objects.get(`${body.images[0].id}-64.webp`)!.content);
});

test('a large file goes in parts, and ranges of it are all that is fetched', async () => {
  const apk = await largePackage();
  const files = { apk_file: namedFile(apk, 'a.apk'), screenshots: await picture(1) };
  const { status } = await staff().post('/mobile-demos/', form({ ...demo, ...files }));
  expect(status).toBe(201);
  const name = `${createHash('sha256').update(apk).digest('hex')}.apk`;
  expect(s3.calls.filter((call) => call.startsWith(`PUT /site/${name}?partNumber=`))).toHaveLength(3);
  expect(s3.unfinished.size).toBe(0);
  expect(s3.objects.get(name)!.content.equals(apk)).toBe(true);

  const range = await fetchMedia(`/media/${name}`, { headers: { range: 'bytes=8388600-8388615' } });
  expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 8388600-8388615/${apk.length}`]);
  expect(Buffer.from(await range.arrayBuffer())).toEqual(apk.subarray(8388600, 8388616));
  expect(s3.calls.at(-1)).toMatch(/^GET .* bytes=8388600-8388615$/);
  const whole = await fetchMedia(`/media/${name}`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(apk)).toBe(true);
  const outside = await fetchMedia(`/media/${name}`, { headers: { range: `bytes=${apk.length}-` } });
  expect(outside.status).toBe(416);
});

test('readings.md: media of a draft need their grant here too, and the bucket is not asked without', async () => {
  const { body } = await create(2, { is_published: 'false' });
  const [path] = body.image.split('?');
  const before = s3.calls.length;
  expect((await fetchMedia(path)).status).toBe(404);
  expect(s3.calls).toHaveLength(before);
  const granted = await fetchMedia(body.image);
  expect([granted.status, granted.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
});

test('what nothing refers to goes after a day, page by page; foreign objects stay', async () => {
  const database = await contentDatabase(content.databaseUrl).initialize();
  const media = await MediaLibrary.open({
    ...settings(),
    MEDIA_PATH: content.mediaPath,
    SECRET_KEY: 'the-secret-key-of-this-test-of-media',
  });
  const kept = (await create(1)).body;
  for (const shade of [2, 3, 4]) await staff().delete(`/projects/${(await create(shade)).body.id}/`);
  s3.objects.set('backups.tar', { content: Buffer.from('x'), changedAt: new Date(0) });
  await cleanUpMedia({ database, media }, new Date());
  expect(s3.objects.size).toBe(9);
  await cleanUpMedia({ database, media }, new Date(Date.now() + 2 * 86_400_000));
  await database.destroy();
  const { id } = kept.images[0];
  expect(new Set(s3.objects.keys())).toEqual(new Set([`${id}-64.avif`, `${id}-64.webp`, 'backups.tar']));
});

test('a file that is there by its row and not in the bucket is not found', async () => {
  const { body } = await create(1);
  s3.objects.clear();
  expect((await fetchMedia(body.image)).status).toBe(404);
});

describe('a bucket that does not do what it is asked', () => {
  test('is 503, over GraphQL unavailable, and leaves nothing', async () => {
    s3.fails = (call) => call.startsWith('PUT');
    const { status, body } = await create(1);
    expect([status, body.detail]).toEqual([503, 'Service temporarily unavailable, try again later.']);
    const mutation = `mutation ($input: ProjectFields!, $images: [Upload!]!) { createProject(input: $input, images: $images) { id } }`;
    const { long_description: longDescription, technologies, ...texts } = project;
    const variables = { input: { ...texts, longDescription, technologies: [technologies] }, images: [null] };
    const answer = await staff().post(
      '/graphql',
      graphqlForm(mutation, variables, { 'variables.images.0': await picture(1) }),
      { 'apollo-require-preflight': 'true' },
    );
    expect(answer.body.errors[0].extensions.code).toBe('UNAVAILABLE');
    expect(await left()).toEqual([]);
  });

  test('half-way of a large file leaves no part of it', async () => {
    s3.fails = (call) => call.includes('partNumber=2');
    const files = { apk_file: namedFile(await largePackage(), 'a.apk'), screenshots: await picture(1) };
    expect((await staff().post('/mobile-demos/', form({ ...demo, ...files }))).status).toBe(503);
    expect(await left()).toEqual([]);
  });

  test('because our keys are wrong is 503 too', async () => {
    const { secretAccessKey } = s3.keys;
    s3.keys.secretAccessKey = 'another';
    const { status } = await create(1);
    s3.keys.secretAccessKey = secretAccessKey;
    expect(status).toBe(503);
    expect(s3.objects.size).toBe(0);
  });
});

describe('hostile uploads reach no bucket', () => {
  test('over REST and GraphQL', async () => {
    const hostile = (await hostileImages()).filter((_, n) => n % 8 === 0);
    const before = s3.calls.length;
    const mutation = `mutation ($input: ProjectFields!, $images: [Upload!]!) { createProject(input: $input, images: $images) { id } }`;
    const input = { title: 'T', description: 'd', longDescription: 'l', technologies: ['React'] };
    for (const { title, filename, content: bytes } of hostile) {
      const file = namedFile(bytes, filename);
      const rest = await staff().post('/projects/', form({ ...project, images: file }));
      const graphql = await staff().post(
        '/graphql',
        graphqlForm(mutation, { input, images: [null] }, { 'variables.images.0': file }),
        { 'apollo-require-preflight': 'true' },
      );
      expect([title, rest.status, graphql.body.errors?.[0].extensions.code]).toEqual([title, 400, 'BAD_USER_INPUT']);
    }
    expect(s3.calls.slice(before).filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test('nor do apps', async () => {
    const apps = (await hostileApps()).filter(({ field }, n) => field === 'apk_file' && n % 6 === 0);
    for (const { title, filename, content: bytes } of apps) {
      const files = { apk_file: namedFile(bytes, filename), screenshots: await picture(1) };
      expect([title, (await staff().post('/mobile-demos/', form({ ...demo, ...files }))).status]).toEqual([title, 400]);
    }
    expect(await left()).toEqual([]);
  });
});
