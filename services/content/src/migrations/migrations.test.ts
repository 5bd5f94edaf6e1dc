import { undoAndRedo } from '@portfolio/testkit';
import { contentDatabase } from '../database.ts';

test('every migration can be undone and applied again', async () => {
  const { before, undone, redone } = await undoAndRedo(contentDatabase);
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
});
