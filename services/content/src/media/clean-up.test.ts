import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actors } from '@portfolio/testkit';
import { contentDatabase } from '../database.ts';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, picture } from '../../test/files.ts';
import { cleanUpMedia } from './clean-up.ts';
import { keepFiles } from './keep.ts';
import { MediaLibrary } from './library.ts';

const day = 86_400_000;
const inTwoDays = () => new Date(Date.now() + 2 * day);

const content = await startContent();
const database = await contentDatabase(content.applicationDatabaseUrl).initialize();
const media = await MediaLibrary.open({
  MEDIA_PATH: content.mediaPath,
  SECRET_KEY: 'the-secret-key-of-this-test-of-media',
});
afterAll(async () => {
  await database.destroy();
  await content.close();
});

const create = async (shade: number) => {
  const texts = { title: 'Kept', description: 'd', long_description: 'l', technologies: 'React' };
  return (await content.as(actors.staff).post('/projects/', form({ ...texts, images: [await picture(shade)] }))).body;
};
const names = () => filesBelow(content.mediaPath);

test('files that nothing refers to go after a day, shared and young ones stay', async () => {
  const [kept, gone, twin] = [await create(1), await create(2), await create(1)];
  await content.as(actors.staff).delete(`/projects/${gone.id}/`);
  await content.as(actors.staff).delete(`/projects/${twin.id}/`);
  const all = await names();
  await cleanUpMedia({ database, media }, new Date());
  expect(await names()).toEqual(all);
  await cleanUpMedia({ database, media }, inTwoDays());
  expect((await names()).map((name) => name.slice(0, 64))).toEqual([kept.images[0].id, kept.images[0].id]);
  expect((await fetch(`${content.url}${kept.image}`)).status).toBe(200);
});

test('what crashed requests left goes after a day', async () => {
  const stray = `${'e'.repeat(64)}.apk`;
  await mkdir(join(content.mediaPath, 'ee'), { recursive: true });
  await writeFile(join(content.mediaPath, 'ee', stray), 'stray');
  const crashed = join(media.incoming, 'crashed');
  await mkdir(crashed, { recursive: true });
  await writeFile(join(crashed, 'half'), 'half');
  await cleanUpMedia({ database, media }, new Date());
  expect(await names()).toEqual(expect.arrayContaining([stray, 'half']));

  const old = new Date(Date.now() - 2 * day);
  await Promise.all([utimes(join(content.mediaPath, 'ee', stray), old, old), utimes(crashed, old, old)]);
  await cleanUpMedia({ database, media }, new Date());
  expect(await names()).not.toContain(stray);
  expect(await names()).not.toContain('half');
});

test('a transaction that fails after its files were placed leaves none, unless somebody else keeps the content', async () => {
  const place = async (hash: string, fail: boolean) => {
    const path = join(content.mediaPath, `local-${hash.slice(0, 4)}-${fail}`);
    await writeFile(path, 'PK');
    const file = { hash, kind: 'apk' as const, bytes: 2, parts: [{ path, name: `${hash}.apk` }] };
    await keepFiles(database, media.storage, [file], () =>
      fail ? Promise.reject(new Error('no')) : Promise.resolve(),
    );
  };
  const lonely = 'a'.repeat(64);
  await expect(place(lonely, true)).rejects.toThrow('no');
  expect(await names()).not.toContain(`${lonely}.apk`);

  const shared = 'b'.repeat(64);
  const outcomes = await Promise.allSettled([place(shared, true), place(shared, false), place(shared, true)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(await names()).toContain(`${shared}.apk`);
  expect(await content.sql('SELECT FROM media_file WHERE hash = $1', [shared])).toHaveLength(1);
});
