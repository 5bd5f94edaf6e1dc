import { modelOf as modelOfFirm, type Roster } from '@portfolio/planning/roster';
import fc from 'fast-check';
import { aloneOf } from './alone.ts';
import { anything, bestOf, nothing } from './best.ts';
import { boundOfFirm, firmOf, randomOf } from './firms.ts';
import type { Instance } from './instance.ts';
import { mixOf } from './mix.ts';
import { modelOf } from './model.ts';

const days = 6;
const employees = fc
  .record({
    most: fc.record({ E: fc.integer({ min: 0, max: 4 }), L: fc.integer({ min: 0, max: 2 }) }),
    maxMinutes: fc.integer({ min: 3, max: 5 }).map((count) => count * 480),
    minMinutes: fc.constantFrom(0, 480, 960),
    maxRow: fc.integer({ min: 2, max: 4 }),
    minRow: fc.integer({ min: 1, max: 2 }),
    minOff: fc.integer({ min: 1, max: 3 }),
    maxWeekends: fc.integer({ min: 0, max: 1 }),
    off: fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 2 }),
    wishes: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: days - 1 }),
        shift: fc.constantFrom('E', 'L'),
        weight: fc.integer({ min: 1, max: 3 }),
        isOn: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ most, off, ...more }) => ({ ...more, id: 'A', most: new Map(Object.entries(most)), off: new Set(off) }));

/** Two or three people, six days, a short and a long shift. */
const instances = fc
  .record({
    staff: fc.array(employees, { minLength: 2, maxLength: 3 }),
    heads: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2 * days, maxLength: 2 * days }),
    under: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ staff, heads, under }): Instance => ({
    days,
    shifts: [
      { id: 'E', minutes: 480, notBefore: new Set() },
      { id: 'L', minutes: 600, notBefore: new Set(['E']) },
    ],
    staff,
    cover: heads.map((count, duty) => ({
      day: duty >> 1,
      shift: duty % 2 === 0 ? 'E' : 'L',
      heads: count,
      under,
      over: 1,
    })),
  }));

/** All that somebody may have: each day off or one of two shifts. */
function* allOf(instance: Instance, person: number) {
  const [penalized, plain] = [modelOf(instance, 1000), modelOf(instance, 0)];
  for (let number = 0; number < 3 ** days; number++) {
    const duties = Array.from({ length: days }, (_, day) => [day, Math.floor(number / 3 ** day) % 3] as const)
      .filter(([, choice]) => choice > 0)
      .map(([day, choice]) => 2 * day + choice - 1);
    const cost = plain.cost(person, duties);
    const isAble = duties.every((duty) => plain.able[duty]!.includes(person));
    if (isAble && plain.allows(person, duties) && penalized.cost(person, duties) === cost) yield { duties, cost };
  }
}

const shiftOf = (duties: readonly number[], day: number): number => {
  const duty = duties.find((each) => each >> 1 === day);
  return duty === undefined ? nothing : duty % 2;
};

/** What the best of all rosters costs, by the heads that are there after each person. */
function leastOf(instance: Instance): number {
  const { heads, worth, over } = modelOf(instance, 0);
  let reached = new Map([[heads.map(() => 0).join(' '), 0]]);
  for (const person of instance.staff.keys()) {
    const next = new Map<string, number>();
    const all = [...allOf(instance, person)];
    for (const [key, sum] of reached) {
      const there = key.split(' ').map(Number);
      for (const { duties, cost } of all) {
        const counts = [...there];
        for (const duty of duties) counts[duty]!++;
        const place = counts.join(' ');
        next.set(place, Math.min(next.get(place) ?? Infinity, sum + cost));
      }
    }
    reached = next;
  }
  const cover = (count: number, duty: number) =>
    count < heads[duty]! ? (heads[duty]! - count) * worth[duty]! : (count - heads[duty]!) * over![duty]!;
  return Math.min(
    ...[...reached].map(([key, sum]) =>
      key
        .split(' ')
        .map(Number)
        .reduce((all, count, duty) => all + cover(count, duty), sum),
    ),
  );
}

const isPossible = (instance: Instance) => instance.staff.every((_, person) => !allOf(instance, person).next().done);

test('what is best for somebody at some prices is the best of everything that they may have and that is not decided', () => {
  const price = fc.integer({ min: -5, max: 20 });
  const choice = fc.constantFrom(anything, anything, anything, nothing, 0, 1);
  fc.assert(
    fc.property(
      instances,
      fc.infiniteStream(price),
      fc.array(choice, { minLength: days, maxLength: days }),
      (instance, stream, choices) => {
        const prices = Float64Array.from({ length: 2 * days }, () => stream.next().value as number);
        for (const person of instance.staff.keys()) {
          const left = [...allOf(instance, person)].filter(({ duties }) =>
            choices.every((what, day) => what === anything || what === shiftOf(duties, day)),
          );
          const values = left.map(({ duties, cost }) => duties.reduce((sum, duty) => sum - prices[duty]!, cost));
          const { value } = bestOf(instance)(person, prices, Int8Array.from(choices));
          expect(value).toBe(Math.min(Infinity, ...values));
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('bounds are never above the best of all rosters, and rosters and HiGHS never below it', () => {
  fc.assert(
    fc.property(
      instances.filter((each) => each.staff.length === 2 && isPossible(each)),
      (instance) => {
        const least = leastOf(instance);
        const model = modelOf(instance, 1000);
        const mix = mixOf(instance, model);
        expect(mix.bound()).toBeLessThanOrEqual(least);
        while (mix.step()) expect(mix.bound()).toBeLessThanOrEqual(least);
        expect(mix.bound()).toBeLessThanOrEqual(least);
        const rosters = mix.rosters(randomOf(7), () => false);
        for (const { value, best } of [rosters.next().value, rosters.next().value, rosters.next().value]) {
          expect(value).toBeGreaterThanOrEqual(least);
          for (const [person, duties] of best.entries()) expect(model.allows(person, duties)).toBe(true);
        }
        mix.end();
        const alone = aloneOf(instance, model, () => false);
        expect([Math.round(alone.value), Math.round(alone.bound)]).toEqual([least, least]);
      },
    ),
    { numRuns: 30 },
  );
});

test('the bound of a firm is never above its best roster, wherever its tangent touches', () => {
  const firm = firmOf(3, 1, 2);
  const model = modelOfFirm(firm);
  const seats = firm.seats.length;
  const costs: number[] = [];
  const rosters: Roster[] = [];
  for (let number = 0; number < 4 ** seats; number++) {
    const holders = Array.from({ length: seats }, (_, seat) => Math.floor(number / 4 ** seat) % 4);
    const roster = firm.guards.map((_, person) => holders.flatMap((holder, seat) => (holder === person ? [seat] : [])));
    if (roster.some((duties, person) => !duties.every((duty) => model.able[duty]!.includes(person)))) continue;
    if (roster.some((duties, person) => duties.length > 0 && !model.allows(person, duties))) continue;
    const open = holders.reduce((sum, holder, seat) => sum + (holder === 3 ? model.worth[seat]! : 0), 0);
    costs.push(roster.reduce((sum, duties, person) => sum + model.cost(person, duties), open));
    rosters.push(roster);
  }
  const least = Math.min(...costs);
  for (const roster of rosters) expect(boundOfFirm(firm, model, roster, least, 30)).toBeLessThanOrEqual(least + 1e-6);
});
