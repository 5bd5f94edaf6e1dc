import fc from 'fast-check';
import { conflictsOf } from './conflicts.ts';
import { oracle, plans, written } from './plans.fixture.ts';

const runs = Number(process.env['CONFLICT_RUNS'] ?? 2500);

test(`${runs} random weeks, clock changes included, agree with a brute-force oracle`, () => {
  fc.assert(
    fc.property(plans, (each) => {
      expect(conflictsOf(each).map(written).toSorted()).toEqual(oracle(each));
    }),
    { numRuns: runs },
  );
}, 600_000);
