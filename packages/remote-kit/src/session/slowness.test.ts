import { jest } from '@jest/globals';
import { patience, watchSlowness } from './slowness.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A call that is answered when the test says so. */
function start() {
  const answers: PromiseWithResolvers<Response>[] = [];
  const { send, slow } = watchSlowness(() => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  return { ask: () => send('/graphql', { access: null }), slow, answers };
}

test('a call that hangs is told within two seconds, and no longer once it is answered', async () => {
  const { ask, slow, answers } = start();
  const [first, second] = [ask(), ask()];
  jest.advanceTimersByTime(patience - 1);
  expect(slow.get()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(patience).toBeLessThan(2000);
  expect(slow.get()).toBe(true);
  answers[0]!.resolve(new Response());
  await first;
  expect(slow.get()).toBe(true);
  answers[1]!.reject(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(slow.get()).toBe(false);
});

test('quick answers are not worth a word', async () => {
  const { ask, slow, answers } = start();
  const heard = jest.fn();
  slow.subscribe(heard);
  const call = ask();
  answers[0]!.resolve(new Response());
  await call;
  jest.advanceTimersByTime(patience * 2);
  expect(heard).not.toHaveBeenCalled();
});
