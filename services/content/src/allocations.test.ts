import { bytesPerRow } from '@portfolio/testkit/allocations';
import { startContent, type TestContent } from '../test/content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
  await content.sql(`
    INSERT INTO media_file (hash, kind, bytes, width, height, widths)
      VALUES (repeat('a', 64), 'image', 10, 1200, 800, '{480,960,1200}');
    INSERT INTO tag (id, name) VALUES (1, 'React');
    INSERT INTO project (slug, title, description, long_description, is_published)
      SELECT 'p-' || i, 'Project ' || i, 'Sells tea by the gram', 'Long', true FROM generate_series(1, 100) i;
    INSERT INTO project_tag (project_id, tag_id, position) SELECT id, 1, 0 FROM project;
    INSERT INTO project_image SELECT id, 0, repeat('a', 64) FROM project;
  `);
});
afterAll(() => content.close());

test('a row of /projects/ of 0.8 kB allocates no more than ten times that', async () => {
  expect(await bytesPerRow(`${content.url}/projects/`, 8_000)).toBeLessThan(8_000);
});
