import { undoAndRedo } from '@portfolio/testkit';
import { authDatabase } from '../database.ts';

test('every migration can be undone and applied again', async () => {
  const { before, undone, redone } = await undoAndRedo(authDatabase);
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
});
