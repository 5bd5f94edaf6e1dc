/**
 * Who can be given what: people and duties by their numbers, from 0. Duties are in the order of their starts, and so are those of
 * a person wherever they are listed.
 */
export interface RosterModel {
  people: number;
  /** Of each duty, how many people it asks for. */
  heads: readonly number[];
  /** Of each duty, what each missing head costs. */
  worth: readonly number[];
  /** Of each duty, what each head too many costs; where it is left out, none may be. */
  over?: readonly number[];
  /** Of each duty, who may have it at all. */
  able: readonly (readonly number[])[];
  /** Whether somebody may have these duties together; each of them they are able to do. */
  allows: (person: number, duties: readonly number[]) => boolean;
  /** What it costs that somebody has these duties. */
  cost: (person: number, duties: readonly number[]) => number;
}

/** The duties of each person. */
export type Roster = readonly (readonly number[])[];

export interface Progress {
  /** Changes that were tried. */
  rounds: number;
  /** Of the best roster so far: all costs, the less the better. */
  value: number;
  /** Heads that it lacks. */
  missing: number;
  /** The same object until there is a better one. */
  best: Roster;
}
