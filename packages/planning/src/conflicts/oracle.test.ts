import fc from 'fast-check';
import { conflictsOf } from './conflicts.ts';
import { oracle, plans, written } from './plans.fixture.ts';

test('10,000 random weeks, clock changes included, agree with a brute-force oracle', () => {
  fc.assert(
    fc.property(plans, (each) => {
      expect(conflictsOf(each).map(written).toSorted()).toEqual(oracle(each));
    }),
    { numRuns: 10_000 },
  );
}, 600_000);
