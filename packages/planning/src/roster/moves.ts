import { rowOf } from './row.ts';
import { inserted, type RosterState } from './state.ts';

/** Of many who are able, so many are looked at when a duty is given to whom it costs least. */
const asked = 24;
/** A duty that pushes out another, which pushes out another, and so on. */
const chain = 4;

/**
 * Changes of a roster at random; each leaves it allowed.
 */
export function movesOf(state: RosterState, random: () => number) {
  const { model, has } = state;
  const { people, able, heads } = model;
  const below = (count: number) => Math.floor(random() * count);
  const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];

  /** Those who are looked at for a duty: all, or some of many. */
  function* whoFor(duty: number, most: number): Generator<number> {
    const all = able[duty]!;
    const first = below(all.length);
    // A step that meets everybody before anybody again, and neighbours far apart.
    const step = all.length > 2 ? stepFor(all.length, below) : 1;
    for (let nth = 0; nth < Math.min(all.length, most); nth++) yield all[(first + nth * step) % all.length]!;
  }

  /** Gives a duty to whom it costs least. @returns whether anybody took it */
  function giveBest(duty: number, most = asked, but?: number): boolean {
    let found = -1;
    let least = Infinity;
    for (const person of whoFor(duty, most)) {
      if (person === but || !state.canHave(person, duty)) continue;
      const cost = state.costOf(person, duty);
      if (cost < least) [found, least] = [person, cost];
    }
    // Where heads may be too many, nobody is given what costs more than it is worth.
    if (found < 0 || least > model.worth[duty]! * (state.isOpen(duty) ? 1 : 0)) return false;
    state.give(found, duty);
    return true;
  }

  const openDuties = (): number[] => heads.flatMap((_, duty) => (state.isOpen(duty) ? [duty] : []));

  /** Fills what is open, first what fewest people are able to do; tells after each some. */
  function* fill(): Generator<void> {
    const order = openDuties().toSorted(
      (a, b) => model.worth[b]! - model.worth[a]! || able[a]!.length - able[b]!.length || a - b,
    );
    for (const [nth, duty] of order.entries()) {
      while (state.isOpen(duty) && (giveBest(duty) || giveBest(duty, Infinity)));
      if (nth % 20 === 19) yield;
    }
    yield;
  }

  /** A duty of somebody's, without which they could take another one. */
  function standingInTheWay(person: number, duty: number): number | undefined {
    const own = has[person]!;
    const first = below(own.length);
    for (let nth = 0; nth < own.length; nth++) {
      const other = own[(first + nth) % own.length]!;
      const left = own.filter((each) => each !== other);
      if (model.allows(person, inserted(left, duty))) return other;
    }
    return undefined;
  }

  /** Somebody takes a duty; what they cannot have beside it somebody else takes, and so on. */
  function push(duty: number, depth: number, but?: number): void {
    if (!state.hasRoom(duty) || giveBest(duty, depth === 0 ? asked : 8, but) || depth >= chain) return;
    for (const person of whoFor(duty, 6)) {
      if (person === but || has[person]!.includes(duty)) continue;
      const other = standingInTheWay(person, duty);
      if (other === undefined) continue;
      state.set(
        person,
        inserted(
          has[person]!.filter((each) => each !== other),
          duty,
        ),
      );
      push(other, depth + 1, person);
      return;
    }
  }

  /** Somebody busy, with one of their duties. */
  function anyDuty(): { person: number; duty: number } | undefined {
    for (let tries = 0; tries < 10; tries++) {
      const person = below(people);
      const duty = anyOf(has[person]!);
      if (duty !== undefined) return { person, duty };
    }
    return undefined;
  }

  /** Some duty, preferably one that nobody has. */
  function fillOne(): void {
    const first = below(heads.length);
    for (let nth = 0; nth < heads.length; nth++) {
      const duty = (first + nth) % heads.length;
      if (state.isOpen(duty)) return push(duty, 0);
    }
    if (model.over) giveBest(below(heads.length));
  }

  /** Somebody else takes a duty. */
  function hand(): void {
    const found = anyDuty();
    if (!found) return;
    const to = anyOf(able[found.duty]!)!;
    const left = has[found.person]!.filter((each) => each !== found.duty);
    if (!model.allows(found.person, left)) return;
    state.set(found.person, left);
    if (to !== found.person && state.canHave(to, found.duty)) state.give(to, found.duty);
    else if (model.over === undefined || random() < 0.5) push(found.duty, 1, found.person);
  }

  /** Two people exchange what they have in a part of the time, or one of them a duty. */
  function exchange(): void {
    const found = anyDuty();
    if (!found) return;
    const other = anyOf(able[found.duty]!)!;
    if (other === found.person) return;
    const width = random() < 0.5 ? 0 : below(Math.max(2, heads.length >> 2));
    const [from, until] = [found.duty - below(width + 1), found.duty + 1 + below(width + 1)];
    const isIn = (duty: number) => duty >= from && duty < until;
    const [mine, theirs] = [has[found.person]!, has[other]!];
    const near = width === 0 ? anyOf(theirs) : undefined;
    const given = width === 0 ? [found.duty] : mine.filter(isIn);
    const got = width === 0 ? (near === undefined ? [] : [near]) : theirs.filter(isIn);
    const [ours, their] = [without(mine, given, got), without(theirs, got, given)];
    if (!ours || !their) return;
    const areAble =
      got.every((duty) => state.isAble(found.person, duty)) && given.every((duty) => state.isAble(other, duty));
    if (!areAble || !model.allows(found.person, ours) || !model.allows(other, their)) return;
    state.set(found.person, ours);
    state.set(other, their);
  }

  /** What some people have in a part of the time is taken from them and given anew. */
  function renew(): void {
    const middle = below(heads.length);
    const width = 2 + below(Math.max(2, Math.min(60, heads.length >> 3)));
    const most = 4 + below(16);
    const taken: number[] = [];
    for (let nth = 0; nth < people && taken.length < most; nth++) {
      const person = below(people);
      const own = has[person]!.filter((duty) => Math.abs(duty - middle) <= width);
      if (own.length === 0) continue;
      const left = has[person]!.filter((duty) => !own.includes(duty));
      if (!model.allows(person, left)) continue;
      taken.push(...own);
      state.set(person, left);
    }
    const scarce = taken.map((duty) => ({ duty, order: able[duty]!.length * (0.5 + random()) }));
    for (const { duty } of scarce.toSorted((a, b) => a.order - b.order)) giveBest(duty);
  }

  /** What somebody has in a part of the time is found anew. */
  function remake(): void {
    const person = below(people);
    const from = below(heads.length);
    const until = Math.min(heads.length, from + 20 + below(heads.length >> 1));
    const own = has[person]!;
    const [before, after] = [own.filter((duty) => duty < from), own.filter((duty) => duty >= until)];
    state.set(person, [...before, ...after]);
    const worth = (duty: number): number | undefined => {
      if (!state.isAble(person, duty)) return;
      if (state.isOpen(duty)) return model.worth[duty]!;
      return own.includes(duty) || random() < 0.1 ? -model.over![duty]! : undefined;
    };
    const found = rowOf(model, { person, before, after, from, until, worth });
    state.set(person, model.allows(person, found) ? found : own);
  }

  function change(): void {
    const kind = random();
    // Elsewhere all but what is open is somebody else's.
    if (model.over && random() < 0.03) return remake();
    if (state.missing > 0 && kind < 0.15) fillOne();
    else if (kind < 0.5) hand();
    else if (kind < 0.9) exchange();
    else if (kind < 0.97) renew();
    else fillOne();
  }

  return { fill, change };
}

/** @returns undefined where somebody has one of the new ones already */
function without(list: readonly number[], gone: readonly number[], come: readonly number[]): number[] | undefined {
  const left = list.filter((duty) => !gone.includes(duty));
  if (come.some((duty) => left.includes(duty))) return undefined;
  return [...left, ...come].toSorted((a, b) => a - b);
}

function stepFor(length: number, below: (count: number) => number): number {
  let step = 1 + below(length - 1);
  while (divisor(step, length) > 1) step = (step % length) + 1;
  return step;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
