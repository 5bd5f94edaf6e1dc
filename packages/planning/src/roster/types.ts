import type { Opening, Person } from '../candidates/index.ts';
import type { Id, Plan } from '../conflicts/index.ts';

/** A stretch at a post for which people are missing. */
export interface Seat extends Opening {
  /** How many. */
  heads: number;
  /** 1 is filled first, 5 last. */
  priority: number;
  /** Of each person, whether they know the place. */
  knows: ReadonlySet<Id>;
  /** Of each person, how many qualifications of theirs the post prefers. */
  preferred: ReadonlyMap<Id, number>;
  /** Of a shift that is planned already: who has it. */
  holder?: Id;
  /** Of a repair: true is what its holder may keep whatever speaks against it, false is what they cannot work. */
  stays?: boolean;
}

/** What somebody did in the last weeks, on average of a week. */
export interface Past {
  hours: number;
  nights: number;
  weekends: number;
}

export type Guard = Pick<Person, 'id' | 'rate'> & { past: Past };

/** How much each wish counts: 0 is not at all. */
export interface Weights {
  cost: number;
  overtime: number;
  fairness: number;
  place: number;
  travel: number;
  preference: number;
}

export interface Firm {
  guards: readonly Guard[];
  /** In the order of their starts. */
  seats: readonly Seat[];
  /** What is planned already, and by what new shifts are judged. Ids of seats are none of shifts. */
  plan: Plan;
  /** Without `travel`, ways between places don't count. */
  weights: Omit<Weights, 'travel'> & Partial<Pick<Weights, 'travel'>>;
  /** Whether somebody may be given what rules warn of. */
  allowWarnings: boolean;
  /** Hours of a week. */
  overtimeAfter: number;
}
