import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import type { Firm, Roster, RosterModel } from '@portfolio/planning/roster';

const hour = 3_600_000;
const monday = Date.UTC(2027, 2, 1);
const zone = 'America/Los_Angeles';

/** Numbers from 0 until 1 that follow from a seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Posts with three watches a day, of which three quarters ask for one of three cards that most guards have. */
export function firmOf(guards: number, posts: number, days: number): Firm {
  const random = randomOf(7);
  const people = Array.from({ length: guards }, (_, id) => id);
  const cards = [1, 2, 3].map((id) => ({ id, name: `Card ${id}` }));
  const at = (hours: number) => new Date(monday + hours * hour).toISOString();
  const seats = Array.from({ length: posts }, (_, post) => {
    const card = Math.floor(random() * 4);
    const knows = new Set(people.filter(() => random() < 0.1));
    return Array.from({ length: 3 * days }, (__, watch) => ({
      id: `${post} ${watch}`,
      start_time: at(14 + 8 * watch),
      end_time: at(22 + 8 * watch),
      time_zone: zone,
      heads: 1,
      priority: 3,
      knows,
      preferred: new Map<number, number>(),
      qualifications: cards.filter(({ id }) => id === card),
    }));
  }).flat();
  return {
    seats: seats.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time)),
    guards: people.map((id) => ({
      id,
      rate: 1500 + Math.floor(random() * 1500),
      past: { hours: 30 + random() * 10, nights: random() * 3, weekends: random() * 2 },
    })),
    plan: {
      shifts: [],
      rules: defaultPlanningRules,
      employees: people.map((id) => ({
        id,
        time_zone: zone,
        qualifications: cards.filter(() => random() < 0.6).map((card) => ({ id: card.id })),
        availability:
          random() < 0.3
            ? [{ day_of_week: 'saturday' as const, start_time: '00:00', end_time: '23:59', is_available: false }]
            : [],
      })),
    },
    weights: { cost: 5, overtime: 5, fairness: 5, place: 5, preference: 5 },
    allowWarnings: false,
    overtimeAfter: 40,
  };
}

/**
 * What no roster of such a firm can cost less than. Of all rules it keeps two: hours of a week, and the rest, for which of three
 * watches that follow each other one is possible; each costs whoever breaks it a price, found by trying (Lagrange). Fairness, whose cost grows ever faster, is never
 * below its tangent, which touches it at what people have in `roster`.
 */
export function boundOfFirm(
  { seats, weights, plan }: Firm,
  model: RosterModel,
  roster: Roster,
  value: number,
  rounds: number,
) {
  const { people, able, heads, worth } = model;
  const watches = seats.map(({ id }) => Number(id.toString().split(' ')[1]));
  const weeks = Math.ceil((Math.max(...watches) + 1) / 21);
  const inWeek = Math.floor(plan.rules.max_week_hours / 8);
  const kindOf = (watch: number) => (watch % 3 === 2 ? 1 : 0) + (Math.floor(watch / 3) % 7 >= 5 ? 2 : 0);
  const anyOf = [0, 1, 2, 3].map((kind) => watches.findIndex((watch) => kindOf(watch) === kind));
  const place = 6 * weights.place;
  let fixed = 0;
  // Of each person and kind of watch, what it costs at the tangent where they know the place.
  const costs = Array.from({ length: people }, (_, person) => {
    const own = roster[person]!.map((duty) => kindOf(watches[duty]!));
    const had = [own.length, own.filter((kind) => (kind & 1) > 0).length, own.filter((kind) => kind > 1).length];
    const bend = (nth: number) => ((nth === 0 ? 1 : 2) * weights.fairness) / weeks;
    const tangent = (nth: number) => bend(nth) * (4 * had[nth]! - 2);
    const none = model.cost(person, []);
    fixed += none - had.reduce((sum, count, nth) => sum + 2 * bend(nth) * count ** 2, 0);
    return anyOf.map((duty, kind) => {
      if (duty < 0) return 0;
      const alone = model.cost(person, [duty]) - none - (seats[duty]!.knows.has(person) ? 0 : place);
      return alone + tangent(0) + ((kind & 1) > 0 ? tangent(1) : 0) + (kind > 1 ? tangent(2) : 0);
    });
  });
  const rows = Math.max(...watches) + 3;
  const rest = new Float64Array(people * rows);
  const week = new Float64Array(people * weeks);
  const [restUse, weekUse] = [new Float64Array(rest.length), new Float64Array(week.length)];
  let [best, stride, since] = [-Infinity, 1, 0];
  for (let round = 0; round < rounds; round++) {
    restUse.fill(-1);
    weekUse.fill(-inWeek);
    let sum = fixed;
    for (const [duty, watch] of watches.entries()) {
      const [kind, ofWeek] = [kindOf(watch), Math.floor(watch / 21)];
      let [least, who] = [worth[duty]!, -1];
      for (const person of able[duty]!) {
        const row = person * rows + watch;
        const rules = rest[row]! + rest[row + 1]! + rest[row + 2]! + week[person * weeks + ofWeek]!;
        const cost = costs[person]![kind]! + (seats[duty]!.knows.has(person) ? 0 : place) + rules;
        if (cost < least) [least, who] = [cost, person];
      }
      sum += heads[duty]! * least;
      if (who < 0) continue;
      for (const nth of [0, 1, 2]) restUse[who * rows + watch + nth]!++;
      weekUse[who * weeks + ofWeek]!++;
    }
    for (const price of rest) sum -= price;
    for (const price of week) sum -= inWeek * price;
    if (sum > best) [best, since] = [sum, 0];
    else if (++since > 5) [stride, since] = [stride / 2, 0];
    let length = 0;
    const moves = (uses: Float64Array, prices: Float64Array) => {
      for (const [index, use] of uses.entries()) if (use > 0 || prices[index]! > 0) length += use ** 2;
    };
    moves(restUse, rest);
    moves(weekUse, week);
    const step = (stride * (value - sum)) / Math.max(1, length);
    for (const [uses, prices] of [
      [restUse, rest],
      [weekUse, week],
    ] as const) {
      for (const [index, use] of uses.entries()) prices[index] = Math.max(0, prices[index]! + step * use);
    }
  }
  return best;
}
