import type { ShiftStatus } from '@portfolio/contracts/scheduling';
import type { Id } from '../conflicts/types.ts';
import type { Asked, Range } from './demand.ts';

/** As much of a shift as its post is covered by. */
export interface CoveringShift extends Range {
  post: Id;
  employee: Id;
  /** Cancelled and missed ones cover nothing. */
  status: ShiftStatus;
  /** Its employee says that they cannot come. */
  isAbsent?: boolean;
  /** Whether its employee has all that the post and its place ask for. */
  isQualified: boolean;
}

/** A stretch in which as many are asked for and planned at a post; it ends where a stretch of the demand begins or ends. */
export interface Covered extends Range {
  post: Id;
  asked: number;
  /** Different employees: one with two shifts at once is there once. */
  covered: number;
  /** Of them, who lack a qualification. */
  unqualified: number;
}

/**
 * How far demand is covered, to the minute and beyond: by post, as `demand` has them, and in the order of time. `asked` over
 * `covered` is uncovered, `covered` over `asked` too many; where neither is anything, there is no stretch.
 * @param shifts those without a post in the demand come last
 * @param range shifts are cut at its ends, as the demand is
 */
export function coverageOf(demand: readonly Asked[], shifts: readonly CoveringShift[], range: Range): Covered[] {
  const asked = Map.groupBy(demand, ({ post }) => post);
  const counted = shifts.filter(
    ({ status, isAbsent, from, until }) =>
      status !== 'cancelled' && status !== 'missed' && !isAbsent && from < range.until && until > range.from,
  );
  const covering = Map.groupBy(counted, ({ post }) => post);
  const found: Covered[] = [];
  for (const post of new Set([...asked.keys(), ...covering.keys()])) {
    sweep(post, eventsOf(asked.get(post) ?? [], covering.get(post) ?? [], range), found);
  }
  return found;
}

/** What changes at an instant: heads that are asked for, or one shift more or less. */
interface Change {
  at: number;
  heads: number;
  shift?: CoveringShift;
  by: 1 | -1;
}

function eventsOf(asked: readonly Asked[], shifts: readonly CoveringShift[], range: Range): Change[] {
  const changes: Change[] = [];
  for (const { from, until, heads } of asked) {
    changes.push({ at: from, heads, by: 1 }, { at: until, heads: -heads, by: -1 });
  }
  for (const shift of shifts) {
    changes.push({ at: Math.max(shift.from, range.from), heads: 0, shift, by: 1 });
    changes.push({ at: Math.min(shift.until, range.until), heads: 0, shift, by: -1 });
  }
  return changes.toSorted((a, b) => a.at - b.at);
}

function sweep(post: Id, changes: readonly Change[], found: Covered[]): void {
  /** Shifts of each employee at once, all and those of the unqualified. */
  const present = new Map<Id, number>();
  const unfit = new Map<Id, number>();
  let asked = 0;
  let open: Covered | undefined;
  let index = 0;
  while (index < changes.length) {
    const { at } = changes[index]!;
    let isBoundary = false;
    for (; changes[index]?.at === at; index++) {
      const { heads, shift, by } = changes[index]!;
      asked += heads;
      if (!shift) isBoundary = true;
      else {
        count(present, shift.employee, by);
        if (!shift.isQualified) count(unfit, shift.employee, by);
      }
    }
    const [covered, unqualified] = [present.size, unfit.size];
    const isSame = open?.asked === asked && open.covered === covered && open.unqualified === unqualified;
    if (open && isSame && !isBoundary) continue;
    if (open) open.until = at;
    open = asked > 0 || covered > 0 ? { post, from: at, until: at, asked, covered, unqualified } : undefined;
    if (open) found.push(open);
  }
}

function count(of: Map<Id, number>, employee: Id, by: 1 | -1): void {
  const now = (of.get(employee) ?? 0) + by;
  if (now === 0) of.delete(employee);
  else of.set(employee, now);
}
