/**
 * How good the plans of the engine are, and how fast: on instances of Curtois and Qu (schedulingbenchmarks.org; their texts in the
 * folder `ROSTERS_PATH`, which are no part of this repository), and on firms that are made here. `npm run bench -- rosters 60`:
 * seconds for each.
 */
import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import {
  improve,
  modelOf as modelOfFirm,
  type Firm,
  type Progress,
  type RosterModel,
} from '@portfolio/planning/roster';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { instanceOf, modelOf } from './instance.ts';

const seconds = Number(process.argv[2] ?? 60);
/** Of the instances from the first, as they were published; the first four are proven. */
const bestKnown = [607, 828, 1001, 1716, 1143, 1950, 1056, 1300, 439, 4631, 3443, 4040, 1348];

/** A least that is missing costs more than any duty that nobody has. */
const penalty = 200;

/** @returns the best within the time, and after how many milliseconds it was found */
function solved(model: RosterModel, limit: number): { best: Progress; foundAt: number; rounds: number } {
  const began = performance.now();
  let [best, foundAt, rounds]: [Progress | undefined, number, number] = [undefined, 0, 0];
  for (const progress of improve(model)) {
    const now = performance.now() - began;
    rounds = progress.rounds;
    if (progress.best !== best?.best) [best, foundAt] = [progress, now];
    if (now > limit) break;
  }
  return { best: best!, foundAt, rounds };
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const second = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const folder = process.env['ROSTERS_PATH'];
if (folder && existsSync(folder)) {
  row('instance', 'value', 'found after', 'best known', 'gap', 'least kept');
  const numberOf = (file: string) => Number(/\d+/.exec(basename(file))?.[0]);
  const files = readdirSync(folder).filter((file) => /^Instance\d+\.(?:txt|ros)$/i.test(file));
  for (const file of files.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const instance = instanceOf(readFileSync(join(folder, file), 'utf8'));
    const { best, foundAt } = solved(modelOf(instance, penalty), seconds * 1000);
    // Without the penalty, what is paid is what the instance counts.
    const plain = modelOf(instance, 0);
    const wishes = best.best.reduce((sum, duties, person) => sum + plain.cost(person, duties), 0);
    const broken = best.best.reduce(
      (sum, duties, person) => sum + (modelOf(instance, 1).cost(person, duties) - plain.cost(person, duties)),
      0,
    );
    const heads = plain.heads.map((_, duty) => best.best.filter((duties) => duties.includes(duty)).length);
    const cover = heads.reduce((sum, count, duty) => {
      const more = count - plain.heads[duty]!;
      return sum + (more < 0 ? -more * plain.worth[duty]! : more * plain.over![duty]!);
    }, 0);
    const known = bestKnown[numberOf(file) - 1];
    const gap = known === undefined ? '' : `${(((wishes + cover - known) / known) * 100).toFixed(1)} %`;
    row(file, wishes + cover, second(foundAt), known ?? '', gap, broken === 0 ? 'yes' : `${broken} missing`);
  }
} else console.log('ROSTERS_PATH names no folder of instances: only firms are measured.');

const hour = 3_600_000;
const monday = Date.UTC(2027, 2, 1);
const zone = 'America/Los_Angeles';

/** Posts with three watches a day, of which three quarters ask for one of three cards that most guards have. */
function firmOf(guards: number, posts: number, days: number): Firm {
  let state = 7;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
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

row('firm', 'shifts', 'model', 'all filled after', 'missing', 'value: first, then', 'memory');
for (const [guards, posts, days, limit] of [
  [40, 9, 7, 5],
  [500, 66, 21, 60],
  [2000, 250, 21, 120],
] as const) {
  const firm = firmOf(guards, posts, days);
  const began = performance.now();
  const model = modelOfFirm(firm);
  const made = performance.now() - began;
  let [first, filled]: [number | undefined, number] = [undefined, 0];
  let last: Progress | undefined;
  const start = performance.now();
  for (const progress of improve(model)) {
    last = progress;
    const now = performance.now() - start;
    if (first === undefined && progress.rounds > 0) [first, filled] = [progress.value, now];
    if (now > Math.min(limit, seconds) * 1000) break;
  }
  const memory = `${Math.round(process.memoryUsage().rss / 1e6)} MB`;
  const values = `${Math.round(first ?? last!.value)}, ${Math.round(last!.value)}`;
  row(`${guards} guards`, firm.seats.length, second(made), second(filled), last!.missing, values, memory);
}
