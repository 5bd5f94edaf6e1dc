import { fault } from '@portfolio/contracts/errors';
import type { FieldErrors } from '@portfolio/contracts/rest';
import { refused } from '@portfolio/remote-kit/testing';
import { withoutRefused } from './without-refused.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Refuses what is asked, as the server would. */
const sending = (refuse: (given: readonly number[]) => unknown) => {
  const sent: number[] = [];
  const send = async (given: readonly number[]) => {
    sent.push(given.length);
    const error = refuse(given);
    if (error !== undefined) throw error;
  };
  return { sent, send };
};
const isBusy = (place: number) =>
  refused('BAD_USER_INPUT', {
    changes: steps(place + 1).map((each): FieldErrors =>
      each === place ? { employee: [fault('employee_busy')] } : {},
    ),
  });

test('all that is gone or another now is left out at once', async () => {
  const { sent, send } = sending((given) => {
    const changes = given.flatMap((step, index) => (step % 2 === 1 ? [index] : []));
    return changes.length > 0 ? refused('CONFLICT', {}, 'This changed.', { change: changes[0], changes }) : undefined;
  });
  const stays = await withoutRefused(steps(200), send);
  expect(stays.map(({ step }) => step)).toEqual(steps(200).filter((step) => step % 2 === 1));
  expect(sent).toEqual([200, 100]);
});

test('more than may be changed at once is sent in pieces', async () => {
  const { sent, send } = sending(() => undefined);
  expect(await withoutRefused(steps(4001), send)).toEqual([]);
  expect(sent).toEqual([2000, 2000, 1]);
});

test('what rules refuse is left out one by one, but not without end', async () => {
  const once = sending((given) => (given.includes(7) ? isBusy(given.indexOf(7)) : undefined));
  expect((await withoutRefused(steps(9), once.send)).map(({ step }) => step)).toEqual([7]);
  const always = sending(() => isBusy(0));
  await expect(withoutRefused(steps(2000), always.send)).rejects.toThrow('Too many');
  expect(always.sent).toHaveLength(20);
});

test.each([
  ['of none of them', refused('BAD_USER_INPUT', { changes: { employee: [fault('employee_busy')] } })],
  ['of one that was not sent', isBusy(3)],
  ['of half a one', refused('CONFLICT', {}, 'This changed.', { change: 0.5 })],
  ['of nothing', refused('CONFLICT', {}, 'This changed.', { change: null })],
  ['by nobody', new Error('down')],
])('what is refused %s stays with all the others', async (_, error) => {
  const { sent, send } = sending(() => error);
  await expect(withoutRefused(steps(3), send)).rejects.toBe(error);
  expect(sent).toEqual([3]);
});

test('a piece that fails stays, and is no reason to say that nothing was done', async () => {
  const { send } = sending((given) => (given.length === 1 ? new Error('down') : undefined));
  expect((await withoutRefused(steps(2001), send)).map(({ step }) => step)).toEqual([2000]);
});
