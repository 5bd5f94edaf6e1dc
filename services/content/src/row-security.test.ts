import { actors } from '@portfolio/testkit';
import { OwnedTables } from '@portfolio/testkit/row-security';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { startContent, type TestContent } from '../test/content.ts';
import { contentDatabase } from './database.ts';

/** What is published belongs to the site, and who saved it did so for the site. */
const ownerless = [
  'blog_post',
  'blog_post_draft',
  'blog_post_image',
  'content_revision',
  'content_revision_image',
  'content_translation',
  'idempotency_key',
  'media_file',
  'mobile_demo',
  'mobile_demo_operating_system',
  'mobile_demo_screenshot',
  'operating_system',
  'page',
  'page_draft',
  'page_former_slug',
  'project',
  'project_draft',
  'project_former_slug',
  'project_image',
  'project_tag',
  'rate_limit',
  'section',
  'section_card',
  'site_owner',
  'site_topic',
  'tag',
];

const [own, foreign] = [actors.member.userId, actors.patron.userId];

let content: TestContent;
/** What the service itself has: its role, and no condition but what a test writes. */
let bare: DataSource;
let tables: OwnedTables;

beforeAll(async () => {
  content = await startContent();
  bare = await contentDatabase(content.applicationDatabaseUrl).initialize();
  tables = new OwnedTables((sql, values) => content.sql(sql, values), bare, { contact_message: { column: 'user_id' } });
  // The last is a visitor's.
  await content.sql(
    `INSERT INTO contact_message (user_id, name, email, subject, message)
     SELECT sender, 'Ada', 'ada@example.com', 'Work', 'Could we talk?' FROM unnest($1::integer[]) AS sender`,
    [[own, foreign, null]],
  );
});
afterAll(async () => {
  await bare.destroy();
  await content.close();
});

test('every table has an owner or belongs to the site, and the database guards those with an owner from everybody', async () => {
  expect(await tables.decided(ownerless)).toEqual({ undecided: [], gone: [], unguarded: [] });
});

describe('with the conditions of the application taken out', () => {
  test('a user reaches their own rows, and none of others or of visitors', async () => {
    expect(await tables.reached({ user: own }, own)).toEqual(tables.each('own'));
  });

  test('jobs and staff, who say so, reach everything', async () => {
    expect(await tables.reached('everything', own)).toEqual(tables.each('all'));
  });

  test('who says no scope reaches nothing, nor who is nobody here', async () => {
    expect(await tables.reached(undefined, own)).toEqual(tables.each('none'));
    expect(await tables.reached({ user: 999_999 }, own)).toEqual(tables.each('none'));
  });

  test("others' rows are not changed and not deleted, none is made for them or given to them", async () => {
    expect(await tables.changed(own, foreign)).toEqual(tables.each(0));
    expect(await tables.taken(own, foreign)).toEqual(tables.each(['refused', 'refused']));
  });
});

// To be taken out with the release that no more has to serve beside one that knows no scopes.
test('the release before, which sends no scope at all, reaches what it did', async () => {
  const before = new pg.Client(content.applicationDatabaseUrl);
  await before.connect();
  try {
    expect((await before.query('SELECT FROM contact_message')).rowCount).toBe(3);
  } finally {
    await before.end();
  }
});
