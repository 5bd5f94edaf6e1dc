import type { RosterModel } from './model.ts';

/** Ways that are kept at most; those that end with one of the last duties, whatever they cost; and of the others, the best. */
const [most, recent, few] = [40, 30, 12];
/** For each last duty. */
const best = 2;

interface Part {
  person: number;
  /** What they have before and after the part that is looked for. */
  before: readonly number[];
  after: readonly number[];
  from: number;
  until: number;
  /** What a duty is worth to all; undefined for what they shall not have. */
  worth: (duty: number) => number | undefined;
}

/**
 * About the best that somebody can have in a part of the time beside the rest: duty by duty, the best ways so far go on (beam search).
 * Those that end alike compete alone with each other, as what begins costs more than it will once it goes on.
 * @returns all that they have then; with nothing new between, it may be what they cannot have
 */
export function rowOf(model: RosterModel, { person, before, after, from, until, worth }: Part): number[] {
  const whole = (duties: readonly number[]) => [...before, ...duties, ...after];
  const byValue = (a: { value: number }, b: { value: number }) => a.value - b.value;
  let ways = [{ duties: [] as number[], last: -1, gain: 0, value: model.cost(person, whole([])) }];
  for (let duty = from; duty < until; duty++) {
    const more = worth(duty);
    if (more === undefined) continue;
    const longer = ways.flatMap((way) => {
      const duties = [...way.duties, duty];
      if (!model.allows(person, whole(duties))) return [];
      const gain = way.gain + more;
      return [{ duties, last: duty, gain, value: model.cost(person, whole(duties)) - gain }];
    });
    ways.push(...longer.toSorted(byValue).slice(0, best));
    if (ways.length <= most) continue;
    let others = 0;
    ways = ways.toSorted(byValue).filter(({ last }) => last >= duty - recent || others++ < few);
  }
  return whole(ways.toSorted(byValue)[0]!.duties);
}
