import { undoAndRedo } from '@portfolio/testkit';
import { authDatabase } from '../database.ts';
import { seedDemoAccounts } from '../seed/demo-accounts.ts';

test('every migration can be undone and applied again, with rows in the tables', async () => {
  const { before, undone, redone, lost } = await undoAndRedo(authDatabase, seedDemoAccounts);
  expect(undone).toEqual([]);
  expect(redone).toEqual(before);
  expect(lost).toContainEqual(expect.stringMatching(/^the table "account" with [1-9]\d* rows$/));
}, 120_000);
