import { undoAndRedo } from '@portfolio/testkit';
import { schedulingDatabase } from '../database.ts';
import { seedDemoContent } from '../seed/seed.ts';

test('every migration can be undone and applied again, with rows in the tables', async () => {
  const { before, undone, redone, lost } = await undoAndRedo(schedulingDatabase, (database) =>
    seedDemoContent(database, new Date()),
  );
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
  expect(lost).toContainEqual(expect.stringMatching(/^the table "shift" with [1-9]\d* rows$/));
}, 120_000);
