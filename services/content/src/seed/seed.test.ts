import { sectionTypes } from '@portfolio/contracts/content';
import { actors } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { contentDatabase } from '../database.ts';
import { MediaLibrary } from '../media/library.ts';
import type { Incoming } from '../media/incoming.ts';
import type { CheckedFile } from '../media/keep.ts';
import { checkedDrawing, seedDemoContent } from './seed.ts';

/** Draws two of each shape, which all others look like: every start of the product draws each. */
const drawn = new Map<string, Promise<CheckedFile>>();
let asked = 0;
const drawTwo = (incoming: Incoming, svg: string, shape?: 'phone'): Promise<CheckedFile> => {
  const key = `${shape} ${(asked += 1) % 2}`;
  const picture = drawn.get(key) ?? checkedDrawing(incoming, svg, shape);
  drawn.set(key, picture);
  return picture;
};

let content: TestContent;
const seed = async () => {
  const database = await contentDatabase(content.applicationDatabaseUrl).initialize();
  try {
    return await seedDemoContent(
      database,
      await MediaLibrary.open({ MEDIA_PATH: content.mediaPath, SECRET_KEY: 'the-secret-key-of-this-test-of-media' }),
      drawTwo,
    );
  } finally {
    await database.destroy();
  }
};

beforeAll(async () => {
  content = await startContent();
  await seed();
}, 120_000);
afterAll(() => content.close());

test('at least 12 projects are published, 3 of them featured, each with tags and an image', async () => {
  const { body } = await content.rest.get('/projects/?page_size=100');
  expect(body.count).toBeGreaterThanOrEqual(12);
  expect((await content.rest.get('/projects/?is_featured=true')).body.count).toBe(3);
  for (const project of body.results) {
    expect(project.tags.length).toBeGreaterThan(0);
    expect(project.image_set).toMatchObject({ width: 960, height: 600 });
  }
});

test('two projects are drafts', async () => {
  expect(await content.sql('SELECT slug FROM project WHERE NOT is_published')).toHaveLength(2);
});

test('5 demos have valid packages, screenshots and a QR code', async () => {
  const { body } = await content.rest.get('/mobile-demos/');
  expect(body.count).toBe(5);
  for (const { slug, apk_file: apk, ipa_file: ipa } of body.results) {
    expect((await content.rest.get(`/mobile-demos/${slug}/`)).body.screenshots).toHaveLength(2);
    for (const file of [apk, ipa].filter(Boolean)) {
      const bytes = Buffer.from(await (await fetch(`${content.url}${file}`)).arrayBuffer());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      expect(bytes.includes(file === apk ? 'AndroidManifest.xml' : 'Info.plist')).toBe(true);
    }
  }
});

test('4 pages show every section type and one without a layout of its own', async () => {
  const { body } = await content.rest.get('/pages/');
  expect(body.count).toBe(4);
  const types = new Set<string>();
  for (const { slug } of body.results) {
    const page = (await content.rest.get(`/pages/by-slug/${slug}/`)).body;
    for (const { section_type: type } of page.sections) types.add(type);
  }
  for (const type of sectionTypes) expect(types).toContain(type);
  expect(types.size).toBeGreaterThan(sectionTypes.length);
});

test('the owner has a name, a face and a page that tells more', async () => {
  const { body } = await content.rest.get('/site/owner/');
  expect(body).toMatchObject({
    name: expect.stringMatching(/./),
    image: expect.any(String),
    about_path: '/page/about',
  });
  expect((await content.rest.get(body.image)).status).toBe(200);
});

test('4 patron posts and some contact messages, read and unread, for which no mail goes out again', async () => {
  expect((await content.as(actors.patron).get('/blog/patron/')).body.count).toBe(4);
  const { count, unread_count: unread } = (await content.as(actors.staff).get('/contact/messages/')).body;
  expect(count).toBeGreaterThan(unread);
  expect(unread).toBeGreaterThan(0);
  expect(await content.sql('SELECT FROM contact_message WHERE mailed_at IS NULL')).toEqual([]);
});

test('a second run changes nothing', async () => {
  const before = await content.sql('SELECT id, revision FROM project ORDER BY id');
  expect(await seed()).toBe(false);
  expect(await content.sql('SELECT id, revision FROM project ORDER BY id')).toEqual(before);
});
