import fc from 'fast-check';
import { conflictsOf } from './conflicts.ts';
import { oracle, plans, written } from './plans.fixture.ts';

const runs = Number(process.env['CONFLICT_RUNS'] ?? 2500);

test(`${runs} random weeks, clock changes included, agree with a brute-force oracle`, () => {
  fc.assert(
    fc.property(plans, (each) => {
      for (const plan of [each, { ...each, planned: undefined }])
        expect(conflictsOf(plan).map(written).toSorted()).toEqual(oracle(plan));
    }),
    { numRuns: runs },
  );
}, 600_000);
