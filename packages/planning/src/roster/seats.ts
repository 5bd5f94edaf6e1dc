import { coverageOf, type Asked, type CoveringShift, type Range } from '../demand/index.ts';

/** So many are missing at a post, in a stretch that one guard can take. */
export type Gap = Asked;

const hour = 3_600_000;

/**
 * What is asked for and covered by nobody, as stretches that a guard can take: those of the demand, less what shifts cover of
 * them, and those that are too long in equal parts of whole quarters of an hour.
 * @param longest hours
 */
export function gapsOf(
  demand: readonly Asked[],
  shifts: readonly CoveringShift[],
  range: Range,
  longest: number,
): Gap[] {
  const gaps = new Map<string, Gap>();
  const add = (post: Gap['post'], from: number, until: number) => {
    for (const part of partsOf({ from, until }, longest)) {
      const key = `${post} ${part.from} ${part.until}`;
      const known = gaps.get(key);
      if (known) known.heads++;
      else gaps.set(key, { post, ...part, heads: 1 });
    }
  };
  const asked = Map.groupBy(demand, ({ post }) => post);
  for (const [post, open] of Map.groupBy(openOf(demand, shifts, range), (each) => each.post)) {
    for (const { from, until, heads } of asked.get(post) ?? []) {
      const own = open.filter((each) => each.from >= from && each.until <= until);
      for (let head = 0; head < heads; head++) {
        let last: Range | undefined;
        for (const part of own) {
          if (part.heads === 0) continue;
          part.heads--;
          if (last?.until === part.from) last.until = part.until;
          else {
            if (last) add(post, last.from, last.until);
            last = { from: part.from, until: part.until };
          }
        }
        if (last) add(post, last.from, last.until);
      }
    }
  }
  return [...gaps.values()].toSorted((a, b) => a.from - b.from || a.until - b.until);
}

const openOf = (demand: readonly Asked[], shifts: readonly CoveringShift[], range: Range): Gap[] =>
  coverageOf(demand, shifts, range)
    .filter(({ asked, covered }) => asked > covered)
    .map(({ post, from, until, asked, covered }) => ({ post, from, until, heads: asked - covered }));

function partsOf({ from, until }: Range, longest: number): Range[] {
  const count = Math.ceil((until - from) / hour / longest);
  const quarter = hour / 4;
  const at = (part: number) => {
    if (part === count) return until;
    return from + Math.round(((until - from) * part) / count / quarter) * quarter;
  };
  return Array.from({ length: count }, (_, part) => ({ from: at(part), until: at(part + 1) }));
}
