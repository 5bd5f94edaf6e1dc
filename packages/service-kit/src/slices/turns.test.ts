import { setImmediate } from 'node:timers/promises';
import { Turns } from './index.ts';

test('so much at once, and a long queue of one delays another by one piece of work', async () => {
  const turns = new Turns(2);
  const done: string[] = [];
  let running = 0;
  const work = (key: string, name: string) =>
    turns.take(key, async () => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      await setImmediate();
      running -= 1;
      done.push(name);
    });
  const queue = Array.from({ length: 20 }, (_, i) => work('guesser', `g${i + 1}`));
  await Promise.all([...queue, work('ann', 'ann'), work('bob', 'bob')]);
  expect(done).toHaveLength(22);
  expect(done.slice(0, 5).toSorted()).toEqual(['ann', 'bob', 'g1', 'g2', 'g3']);
});

test('work that fails passes its turn on', async () => {
  const turns = new Turns(1);
  const failing = turns.take('a', () => Promise.reject(new Error('failed')));
  const next = turns.take('a', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('done');
  await expect(turns.take('b', () => Promise.resolve('free'))).resolves.toBe('free');
});
