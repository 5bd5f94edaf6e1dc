import { undoAndRedo } from '@portfolio/testkit';
import { schedulingDatabase } from '../database.ts';

test('every migration can be undone and applied again', async () => {
  const { before, undone, redone } = await undoAndRedo(schedulingDatabase);
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
});
