/**
 * How good the plans of the engine are, and how fast: on instances of Curtois and Qu (schedulingbenchmarks.org; their texts in the
 * folder `ROSTERS_PATH`, which are no part of this repository), and on firms that are made here. `npm run bench -- rosters 60`:
 * seconds of a processor for each.
 */
import {
  improve,
  modelOf as modelOfFirm,
  type Progress,
  type Roster,
  type RosterModel,
} from '@portfolio/planning/roster';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { aloneOf } from './alone.ts';
import { boundOfFirm, firmOf, randomOf } from './firms.ts';
import { instanceOf } from './instance.ts';
import { mixOf } from './mix.ts';
import { modelOf } from './model.ts';

const seconds = Number(process.argv[2] ?? 60);
/** Of the instances from the first, as they were published; the first four are proven. */
const bestKnown = [607, 828, 1001, 1716, 1143, 1950, 1056, 1300, 439, 4631, 3443, 4040, 1348];
/** A least that is missing costs more than any duty that nobody has. */
const penalty = 200;

/** Seconds of the processor, whatever else it does. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const second = (time: number) => `${time.toFixed(1)} s`;

/** @returns the best that is found until then, and when it was */
function searched(search: Iterable<{ value: number; best: Roster }>, until: number, enough = -Infinity) {
  let [value, best, at] = [Infinity, [] as Roster, 0];
  for (const found of search) {
    if (found.value < value - 1e-6) [value, best, at] = [found.value, found.best, clock()];
    if (value <= enough || clock() > until) break;
  }
  return { value, best, at };
}

/** Whether everybody has the least of minutes and days that they must. */
const isWhole = (penalized: RosterModel, plain: RosterModel, roster: Roster) =>
  roster.every((duties, person) => penalized.cost(person, duties) === plain.cost(person, duties));

const folder = process.env['ROSTERS_PATH'];
if (folder && existsSync(folder)) {
  row('instance', 'engine', 'by prices', 'after', 'bound', 'HiGHS alone', 'its bound', 'after', 'best known', 'gap');
  const numberOf = (file: string) => Number(/\d+/.exec(basename(file))?.[0]);
  const files = readdirSync(folder).filter((file) => /^Instance\d+\.(?:txt|ros)$/i.test(file));
  for (const file of files.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const instance = instanceOf(readFileSync(join(folder, file), 'utf8'));
    const [model, plain] = [modelOf(instance, penalty), modelOf(instance, 0)];
    const aloneBegan = clock();
    const alone = aloneOf(instance, model, () => clock() > aloneBegan + seconds);
    const began = clock();
    const mix = mixOf(instance, model);
    while (clock() < began + seconds / 2 && mix.step());
    const bound = Math.max(mix.bound(), Math.ceil(alone.bound - 1e-6));
    const mixing = began + seconds * 0.8;
    const mixed = searched(
      mix.rosters(randomOf(7), () => clock() > mixing),
      mixing,
      bound,
    );
    const last = searched(improve(model, { start: mixed.best }), began + seconds, bound);
    mix.end();
    // It may leave a least for its penalty, and then is no roster of the instance.
    const ours = last.value < mixed.value && isWhole(model, plain, last.best) ? last : mixed;
    const engine = searched(improve(model), clock() + seconds, bound);
    const known = bestKnown[numberOf(file) - 1];
    const gap = known === undefined ? '' : `${((ours.value / known - 1) * 100).toFixed(1)} %`;
    row(
      numberOf(file),
      isWhole(model, plain, engine.best) ? engine.value : 'breaks a least',
      `${ours.value}${ours.value <= bound ? ', proven' : ''}`,
      second(ours.at - began),
      bound,
      Number.isFinite(alone.value) ? Math.round(alone.value) : 'none',
      Math.ceil(alone.bound - 1e-6),
      second(began - aloneBegan),
      known ?? '',
      gap,
    );
  }
} else console.log('ROSTERS_PATH names no folder of instances: only firms are measured.');

row('firm', 'shifts', 'model', 'all filled after', 'missing', 'value: first, then', 'bound', 'above it', 'memory');
for (const [guards, posts, days, limit] of [
  [40, 9, 7, 5],
  [500, 66, 21, 60],
  [2000, 250, 21, 120],
] as const) {
  const firm = firmOf(guards, posts, days);
  const began = clock();
  const model = modelOfFirm(firm);
  const made = clock();
  let [first, filled]: [number | undefined, number] = [undefined, 0];
  let last: Progress | undefined;
  for (const progress of improve(model)) {
    last = progress;
    if (first === undefined && progress.rounds > 0) [first, filled] = [progress.value, clock()];
    if (clock() > made + Math.min(limit, seconds)) break;
  }
  const { value, missing, best } = last!;
  const memory = `${Math.round(process.memoryUsage().rss / 1e6)} MB`;
  const bound = boundOfFirm(firm, model, best, value, guards > 500 ? 60 : 300);
  const above = `${((value / bound - 1) * 100).toFixed(1)} %`;
  const values = `${Math.round(first ?? value)}, ${Math.round(value)}`;
  row(
    `${guards} guards`,
    firm.seats.length,
    second(made - began),
    second(filled - made),
    missing,
    values,
    Math.floor(bound),
    above,
    memory,
  );
}
