import { Outcomes, shareOf } from './outcomes.ts';

const minute = 60_000;
const start = 100 * minute;

/** Visitors, each from a place of their own, of whom every `nth` meets a failure. */
function visit(outcomes: Outcomes, release: string, visitors: number, nth: number, now = start): void {
  for (let index = 1; index <= visitors; index += 1)
    outcomes.note(release, { starts: 1, failed: index % nth === 0 ? 1 : 0 }, `${release} ${index}`, now);
}

test('a canary that fails for 5 % is worse than a live release that does not fail', () => {
  const outcomes = new Outcomes();
  visit(outcomes, 'live', 1000, Infinity);
  visit(outcomes, 'canary', 100, 20);
  expect(shareOf(outcomes.of('canary', start))).toBe(0.05);
  expect(outcomes.isWorse('canary', 'live', start)).toBe(true);
});

test('one that fails as often as the live release is not, and neither is one that hardly anybody has met', () => {
  const outcomes = new Outcomes();
  visit(outcomes, 'live', 1000, 20);
  visit(outcomes, 'canary', 100, 20);
  visit(outcomes, 'new', 40, 4);
  expect(outcomes.isWorse('canary', 'live', start)).toBe(false);
  expect(outcomes.isWorse('new', 'live', start)).toBe(false);
});

test('what is said in one place counts up to a limit', () => {
  const outcomes = new Outcomes();
  for (let index = 0; index < 500; index += 1) outcomes.note('canary', { starts: 1, failed: 1 }, 'one', start);
  expect(outcomes.of('canary', start)).toEqual({ starts: 10, failed: 10 });
  expect(outcomes.isWorse('canary', 'live', start)).toBe(false);
});

test('a page that was open for long and then failed counts, its failure first', () => {
  const outcomes = new Outcomes();
  expect(outcomes.note('canary', { starts: 20, failed: 1 }, 'one', start)).toEqual({ starts: 19, failed: 1 });
  expect(outcomes.note('canary', { starts: 1, failed: 1 }, 'one', start)).toEqual({ starts: 0, failed: 0 });
});

test('however many visit the live release, those of a canary that comes later are counted', () => {
  const outcomes = new Outcomes();
  visit(outcomes, 'live', 10_001, Infinity);
  visit(outcomes, 'canary', 100, 20);
  expect(outcomes.of('live', start).starts).toBe(10_000);
  expect(outcomes.isWorse('canary', 'live', start)).toBe(true);
});

test('what was ten minutes ago no longer counts', () => {
  const outcomes = new Outcomes();
  visit(outcomes, 'canary', 60, 2);
  expect(outcomes.of('canary', start + 4 * minute).failed).toBe(30);
  visit(outcomes, 'canary', 10, 2, start + 6 * minute);
  expect(outcomes.of('canary', start + 6 * minute).failed).toBe(35);
  expect(outcomes.of('canary', start + 12 * minute).failed).toBe(5);
  expect(outcomes.of('canary', start + 60 * minute).failed).toBe(0);
});

test('failures of two places withdraw nothing, whatever is said there', () => {
  const outcomes = new Outcomes();
  visit(outcomes, 'canary', 100, Infinity);
  for (const place of ['one', 'other']) outcomes.note('canary', { starts: 0, failed: 20 }, place, start);
  expect(outcomes.isWorse('canary', 'live', start)).toBe(false);
  outcomes.note('canary', { starts: 0, failed: 1 }, 'third', start);
  expect(outcomes.isWorse('canary', 'live', start)).toBe(true);
});
