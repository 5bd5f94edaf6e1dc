import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoAndRedo } from '@portfolio/testkit';
import { onePicture } from '../../test/one-picture.ts';
import { contentDatabase } from '../database.ts';
import { MediaLibrary } from '../media/library.ts';
import { seedDemoContent } from '../seed/seed.ts';

test('every migration can be undone and applied again, with rows in the tables', async () => {
  const MEDIA_PATH = await mkdtemp(join(tmpdir(), 'migrations-'));
  const { before, undone, redone, lost } = await undoAndRedo(contentDatabase, async (database) =>
    seedDemoContent(
      database,
      await MediaLibrary.open({ MEDIA_PATH, SECRET_KEY: 'the-secret-key-of-this-test-of-media' }),
      onePicture(),
    ),
  );
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
  expect(lost).toContainEqual(expect.stringMatching(/^the table "project" with [1-9]\d* rows$/));
  await rm(MEDIA_PATH, { recursive: true });
}, 120_000);
