import 'fake-indexeddb/auto';
import { forgetKept, forgetOthers, keptOf, unsentOf } from './kept.ts';

afterEach(() => forgetKept());

test('a user finds what was kept, and nobody else does', async () => {
  await keptOf(7).write('taps', [1]);
  expect(await keptOf(7).read('taps')).toEqual([1]);
  expect(await keptOf(77).read('taps')).toBeUndefined();
  expect(await keptOf(8).read('taps')).toBeUndefined();
});

test('who signs in leaves nothing of others', async () => {
  await keptOf(7).write('taps', [1]);
  await keptOf(8).write('taps', [2]);
  await forgetOthers(8);
  expect(await keptOf(7).read('taps')).toBeUndefined();
  expect(await keptOf(8).read('taps')).toEqual([2]);
});

test('signing out forgets all', async () => {
  await keptOf(7).write('taps', [1]);
  await forgetKept();
  expect(await keptOf(7).read('taps')).toBeUndefined();
});

test('what is not sent yet waits for its user, whoever signs out or in', async () => {
  await unsentOf(7).write('taps', [1]);
  await forgetKept();
  await forgetOthers(8);
  expect(await unsentOf(7).read('taps')).toEqual([1]);
  expect(await unsentOf(8).read('taps')).toBeUndefined();
});
