import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSchedules } from '@portfolio/testkit';
import { schedules } from './jobs.ts';
import { startContent } from '../test/content.ts';
import { filesBelow } from '../test/files.ts';

const content = await startContent();
afterAll(() => content.close());

const run = () =>
  runSchedules(content.databaseUrl, schedules, () =>
    startContent({ DATABASE_URL: content.applicationDatabaseUrl, MEDIA_PATH: content.mediaPath }),
  );

/** Task → what it left behind, and what it should have. */
const effects: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
  async 'media-clean-up'() {
    const strays = ['e', 'd'].map((letter) => `${letter.repeat(64)}.apk`);
    const [old, young] = strays.map((name) => join(content.mediaPath, name.slice(0, 2), name));
    for (const file of [old!, young!]) {
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, 'stray');
    }
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(old!, twoDaysAgo, twoDaysAgo);
    await run();
    return [await filesBelow(content.mediaPath), [strays[1]]];
  },
  async 'forget-tries'() {
    await content.sql(
      `INSERT INTO rate_limit (key, tries, resets_at)
       VALUES ('a', 1, now() + interval '1 minute'), ('b', 1, now() - interval '1 minute')`,
    );
    await run();
    return [await content.sql('SELECT key FROM rate_limit'), [{ key: 'a' }]];
  },
  async 'publish-posts'() {
    await content.sql(
      `INSERT INTO blog_post (slug, title, content, is_published, publish_at, updated_at) VALUES
        ('due', 'Due', 'c', FALSE, '2026-01-05T08:00Z', '2026-01-01T08:00Z'),
        ('past', 'Past', 'c', FALSE, '2026-01-05T08:00Z', '2026-01-06T09:00Z'),
        ('later', 'Later', 'c', FALSE, now() + interval '1 hour', now()), ('draft', 'Draft', 'c', FALSE, NULL, now())`,
    );
    await run();
    const published = 'SELECT slug, published_at, publish_at, revision FROM blog_post WHERE is_published ORDER BY slug';
    return [
      await content.sql(published),
      [
        { slug: 'due', published_at: new Date('2026-01-05T08:00Z'), publish_at: null, revision: 2 },
        // Its time had passed when it was saved: that meant then.
        { slug: 'past', published_at: new Date('2026-01-06T09:00Z'), publish_at: null, revision: 2 },
      ],
    ];
  },
};

test.each(schedules)('time starts $task, which does its work', async ({ task }) => {
  const [found, expected] = await effects[task]!();
  expect(found).toEqual(expected);
});
