import { contentTest, type ContentTest } from '../testing/content-test.ts';
import { contentDatabase } from '../database.ts';
import { MediaLibrary } from '../media/library.ts';
import { seedDemoContent } from './seed.ts';

let content: ContentTest;
const seed = async () => {
  const database = await contentDatabase(content.databaseUrl).initialize();
  try {
    return await seedDemoContent(
      database,
      new MediaLibrary({ MEDIA_PATH: content.mediaPath, SERVICE_TOKEN: 'test-service-token' }),
    );
  } finally {
    await database.destroy();
  }
};

beforeAll(async () => {
  content = await contentTest();
  await seed();
}, 120_000);
afterAll(() => content.close());

test('at least 12 projects are published, 3 of them featured, each with tags and an image', async () => {
  const { body } = await content.rest.get('/projects/?page_size=100');
  expect(body.count).toBeGreaterThanOrEqual(12);
  expect((await content.rest.get('/projects/?is_featured=true')).body.count).toBe(3);
  for (const project of body.results) {
    expect(project.tags.length).toBeGreaterThan(0);
    expect(project.image_set).toMatchObject({ width: 1600, height: 1000 });
  }
});

test('two projects are drafts', async () => {
  expect(await content.sql('SELECT slug FROM project WHERE NOT is_published')).toHaveLength(2);
});

test('a second run changes nothing', async () => {
  const before = await content.sql('SELECT id, revision FROM project ORDER BY id');
  expect(await seed()).toBe(false);
  expect(await content.sql('SELECT id, revision FROM project ORDER BY id')).toEqual(before);
});
