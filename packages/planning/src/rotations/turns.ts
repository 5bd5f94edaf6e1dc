import type { Rotation, RotationPhase, RotationWatch } from '@portfolio/contracts/scheduling';
import type { Id } from '../conflicts/types.ts';
import { dayNumber, isoDay } from '../conflicts/days.ts';
import { stretchOfDay } from '../dated/index.ts';
import { firstInstant } from '../demand/clock.ts';
import { specialDaysOf, type DemandingPost } from '../demand/demand.ts';

export interface TurningMember {
  employee: Id;
  /** From 1. */
  team: number;
  /** Their first and last day; null is open. */
  from: string | null;
  until: string | null;
}

/** As much of a rotation as its turns follow from. */
export interface Turning<Member extends TurningMember = TurningMember> extends Pick<Rotation, 'until'> {
  phases: readonly RotationPhase[];
  members: readonly Member[];
}

/** Where a member stands. */
export type TurningPost = DemandingPost;

/** One watch of one member: from an instant until another, in milliseconds. */
export interface Turn {
  employee: Id;
  post: Id;
  /** On which it begins, `YYYY-MM-DD`. */
  day: string;
  from: number;
  until: number;
}

/** From one day to another, both included: `YYYY-MM-DD`. */
export interface Days {
  from: string;
  until: string;
}

/**
 * Who has which watch on a day: the phase that began last gives a team's sign of it.
 * @returns undefined for a day off, and outside the days of rotation and member
 */
export function watchesOf({ phases, until }: Omit<Turning, 'members'>) {
  const last = until ?? '9999-12-31';
  const known = phases.map(({ from, pattern, watches, offsets }) => ({
    from,
    pattern,
    offsets,
    begins: dayNumber(from),
    watches: new Map<string, RotationWatch>(watches.map((watch) => [watch.code, watch])),
  }));
  return (member: Omit<TurningMember, 'employee'>, day: string): RotationWatch | undefined => {
    if (day > last || day < (member.from ?? day) || day > (member.until ?? day)) return undefined;
    const begun = known.filter(({ from }) => from <= day);
    if (begun.length === 0) return undefined;
    const phase = begun.reduce((latest, each) => (each.from > latest.from ? each : latest));
    const offset = phase.offsets[member.team - 1];
    if (offset === undefined || phase.pattern === '') return undefined;
    const sign = phase.pattern[(dayNumber(day) - phase.begins + offset) % phase.pattern.length];
    return phase.watches.get(sign!);
  };
}

/**
 * The watches that a rotation gives its members on some days, day by day in the order of the members. Times are those of the clock at
 * their posts, as what posts ask for is: over midnight, and over a change of the clock. A post is stood at on the days of its
 * contract; on a holiday that it does not staff as other days, and on the date of an exception, where it asks for somebody then.
 */
export function turnsOf<Member extends TurningMember & { post: TurningPost }>(
  rotation: Turning<Member>,
  { from: first, until: last }: Days,
): Turn[] {
  const watchOf = watchesOf(rotation);
  const turns: Turn[] = [];
  const specialOn = new Map(rotation.members.map(({ post }) => [post, specialDaysOf(post)]));
  for (let number = dayNumber(first); number <= dayNumber(last); number++) {
    const day = isoDay(number);
    for (const member of rotation.members) {
      const { employee, post } = member;
      const watch = isUnderContract(post, day) ? watchOf(member, day) : undefined;
      if (!watch) continue;
      const { start, end } = stretchOfDay(watch);
      const special = specialOn.get(post)!(number);
      if (special && !special.some((asked) => asked.start < end && asked.end > start)) continue;
      const from = firstInstant(number, start, post.time_zone);
      const until = firstInstant(number, end, post.time_zone);
      // A clock that goes forward may leave out the whole of it.
      if (from < until) turns.push({ employee, post: post.id, day, from, until });
    }
  }
  return turns;
}

const isUnderContract = ({ start_date, end_date }: TurningPost, day: string): boolean =>
  (start_date ?? day) <= day && day <= (end_date ?? day);
