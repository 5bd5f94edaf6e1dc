import type { Roster, RosterModel } from './model.ts';

/** A roster whose value is kept while it changes, and that can take changes back. */
export class RosterState {
  readonly model: RosterModel;
  readonly has: (readonly number[])[];
  /** Heads of each duty. */
  readonly staffed: Int32Array;
  value = 0;
  missing = 0;
  readonly #costs: Float64Array;
  /** Whether somebody may have a duty, by duty and person. */
  readonly #able: Uint8Array;
  /** What people had before the changes that are not kept yet, and what it cost. */
  readonly #before = new Map<number, { duties: readonly number[]; cost: number }>();
  #valueBefore = 0;
  #missingBefore = 0;

  constructor(model: RosterModel, start: Roster = []) {
    const { people, heads, able } = model;
    this.model = model;
    this.has = Array.from({ length: people }, () => []);
    this.staffed = new Int32Array(heads.length);
    this.#costs = new Float64Array(people);
    this.#able = new Uint8Array(people * heads.length);
    for (const [duty, persons] of able.entries()) {
      for (const person of persons) this.#able[duty * people + person] = 1;
    }
    for (let person = 0; person < people; person++) {
      this.#costs[person] = model.cost(person, []);
      this.value += this.#costs[person]!;
    }
    for (let duty = 0; duty < heads.length; duty++) {
      this.value += this.#costOfHeads(duty);
      this.missing += heads[duty]!;
    }
    for (const [person, duties] of start.entries()) {
      for (const duty of duties) if (this.canHave(person, duty)) this.give(person, duty);
    }
    this.keep();
  }

  isAble = (person: number, duty: number): boolean => this.#able[duty * this.model.people + person] === 1;

  isOpen = (duty: number): boolean => this.staffed[duty]! < this.model.heads[duty]!;

  /** Whether a duty has room for somebody more. */
  hasRoom = (duty: number): boolean => this.model.over !== undefined || this.isOpen(duty);

  /** Whether somebody can be given a duty as things are. */
  canHave(person: number, duty: number): boolean {
    return (
      this.isAble(person, duty) &&
      this.hasRoom(duty) &&
      !this.has[person]!.includes(duty) &&
      this.model.allows(person, inserted(this.has[person]!, duty))
    );
  }

  /** What a duty more would add to somebody's costs. */
  costOf = (person: number, duty: number): number =>
    this.model.cost(person, inserted(this.has[person]!, duty)) - this.#costs[person]!;

  give(person: number, duty: number): void {
    this.set(person, inserted(this.has[person]!, duty));
  }

  /** Gives somebody these duties instead of theirs. */
  set(person: number, duties: readonly number[]): void {
    const own = this.has[person]!;
    if (!this.#before.has(person)) {
      if (this.#before.size === 0) [this.#valueBefore, this.#missingBefore] = [this.value, this.missing];
      this.#before.set(person, { duties: own, cost: this.#costs[person]! });
    }
    for (const duty of own) if (!duties.includes(duty)) this.#count(duty, -1);
    for (const duty of duties) if (!own.includes(duty)) this.#count(duty, 1);
    this.has[person] = duties;
    const cost = this.model.cost(person, duties);
    this.value += cost - this.#costs[person]!;
    this.#costs[person] = cost;
  }

  keep(): void {
    this.#before.clear();
  }

  takeBack(): void {
    if (this.#before.size === 0) return;
    for (const [person, { duties, cost }] of this.#before) {
      for (const duty of this.has[person]!) this.staffed[duty]!--;
      for (const duty of duties) this.staffed[duty]!++;
      this.has[person] = duties;
      this.#costs[person] = cost;
    }
    [this.value, this.missing] = [this.#valueBefore, this.#missingBefore];
    this.#before.clear();
  }

  #count(duty: number, by: 1 | -1): void {
    this.value -= this.#costOfHeads(duty);
    this.missing -= this.#missingAt(duty);
    this.staffed[duty]! += by;
    this.value += this.#costOfHeads(duty);
    this.missing += this.#missingAt(duty);
  }

  #missingAt = (duty: number): number => Math.max(0, this.model.heads[duty]! - this.staffed[duty]!);

  #costOfHeads(duty: number): number {
    const { worth, over } = this.model;
    const more = this.staffed[duty]! - this.model.heads[duty]!;
    return more < 0 ? -more * worth[duty]! : more * (over?.[duty] ?? 0);
  }
}

/** The same list with one more, in order. */
export function inserted(list: readonly number[], duty: number): number[] {
  const place = list.findLastIndex((each) => each < duty) + 1;
  return list.toSpliced(place, 0, duty);
}
