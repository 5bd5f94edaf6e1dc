import { neighbourhoodOf, subnetOf } from '../limits/index.ts';

/** Milliseconds for which a neighbourhood that asked for something counts as here. */
const hereFor = 5_000;

/** Of all places, what a neighbourhood may hold however many others are here: a page asks for several things at once. */
const leastShare = 0.1;

/** So many times the places may wait; more would be refused in the end, and take memory until then. */
const mostWaiting = 5;

/** Of all places, how many more those of one neighbourhood have whose bodies arrive slowly. */
const slowShare = 0.25;

/** For whom a place is taken; our own servers, which ask for themselves, have no address. */
export interface Holder {
  subnet: string;
  neighbourhood: string;
}

const ours: Holder = { subnet: '', neighbourhood: '' };

export const holderOf = (address: string | undefined): Holder =>
  address === undefined ? ours : { subnet: subnetOf(address), neighbourhood: neighbourhoodOf(address) };

interface Waiting {
  enter: () => void;
  refuse: () => void;
}

interface Neighbourhood {
  working: number;
  waiting: number;
  slow: number;
  seen: number;
}

interface Queue {
  holder: Holder;
  waiting: Set<Waiting>;
}

/**
 * Shares places out among networks. Each neighbourhood may hold as many as if one more were here than are: alone half of all, beside
 * nine others a tenth, so that whoever comes finds room, and what one network floods us with is not what others wait for. Who finds none
 * waits; the next free place is for the neighbourhood, and in it for the network, that holds the fewest.
 */
export class Places {
  readonly #most: number;
  /** By when they were last seen, the longest ago first. */
  readonly #neighbourhoods = new Map<string, Neighbourhood>();
  readonly #working = new Map<string, number>();
  /** By subnet; the one that was served last is the last. */
  readonly #queues = new Map<string, Queue>();
  #taken = 0;
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place at once. @returns whether there was one */
  enter(holder: Holder): boolean {
    this.#meet(holder);
    // What others left when they went may be for those who wait.
    if (this.#waiting > 0) this.#serve();
    if (this.#queues.has(holder.subnet) || !this.#mayEnter(holder)) return false;
    this.take(holder);
    return true;
  }

  /** Takes one however many are taken: for what cannot be held up any more. */
  take({ subnet, neighbourhood }: Holder): void {
    this.#taken += 1;
    this.#working.set(subnet, (this.#working.get(subnet) ?? 0) + 1);
    this.#of(neighbourhood).working += 1;
  }

  leave({ subnet, neighbourhood }: Holder): void {
    this.#taken -= 1;
    const left = (this.#working.get(subnet) ?? 1) - 1;
    if (left > 0) this.#working.set(subnet, left);
    else this.#working.delete(subnet);
    this.#of(neighbourhood).working -= 1;
    if (this.#waiting > 0) this.#serve();
  }

  /**
   * Waits for a place, which `enter` has when it is called. Where too many wait, the last of those of whom most do is refused.
   * @returns ends the waiting, if it has not ended, and says whether it had not
   */
  wait(holder: Holder, waiting: Waiting): () => boolean {
    const queue = this.#queues.get(holder.subnet) ?? { holder, waiting: new Set() };
    this.#queues.set(holder.subnet, queue);
    queue.waiting.add(waiting);
    this.#waiting += 1;
    this.#of(holder.neighbourhood).waiting += 1;
    if (this.#waiting > mostWaiting * this.#most) this.#refuseOne();
    return () => this.#remove(queue, waiting);
  }

  /** A body arrives slowly: its place is for others until it is there. @returns whether it is; of some they stay taken */
  lend(holder: Holder): boolean {
    const neighbourhood = this.#of(holder.neighbourhood);
    if (neighbourhood.slow >= Math.ceil(slowShare * this.#most)) return false;
    neighbourhood.slow += 1;
    this.leave(holder);
    return true;
  }

  /** The body is there, or will not come. */
  endLoan(holder: Holder): void {
    this.#of(holder.neighbourhood).slow -= 1;
  }

  #of(name: string): Neighbourhood {
    const known = this.#neighbourhoods.get(name);
    if (known) return known;
    const made = { working: 0, waiting: 0, slow: 0, seen: 0 };
    this.#neighbourhoods.set(name, made);
    return made;
  }

  #meet({ neighbourhood: name }: Holder): void {
    const now = Date.now();
    const neighbourhood = this.#of(name);
    neighbourhood.seen = now;
    this.#neighbourhoods.delete(name);
    this.#neighbourhoods.set(name, neighbourhood);
    for (const [other, { working, waiting, slow, seen }] of this.#neighbourhoods) {
      if (working + waiting + slow > 0 || seen > now - hereFor) break;
      this.#neighbourhoods.delete(other);
    }
  }

  #mayEnter({ neighbourhood }: Holder): boolean {
    if (this.#taken >= this.#most) return false;
    if (neighbourhood === ours.neighbourhood) return true;
    const here = this.#neighbourhoods.size - (this.#neighbourhoods.has(ours.neighbourhood) ? 1 : 0);
    const share = Math.max(leastShare, 1 / (here + 1));
    return this.#of(neighbourhood).working < Math.max(1, Math.floor(share * this.#most));
  }

  #serve(): void {
    for (let queue = this.#next(); queue; queue = this.#next()) {
      const [first] = queue.waiting;
      if (!first || !this.#remove(queue, first)) return;
      if (this.#queues.delete(queue.holder.subnet)) this.#queues.set(queue.holder.subnet, queue);
      this.take(queue.holder);
      // Not within the call of who has left: hundreds may come in at once.
      setImmediate(first.enter);
    }
  }

  #next(): Queue | undefined {
    let next: Queue | undefined;
    let fewest: readonly [number, number] = [Infinity, Infinity];
    if (this.#taken >= this.#most) return undefined;
    for (const queue of this.#queues.values()) {
      const { holder } = queue;
      const held = [this.#of(holder.neighbourhood).working, this.#working.get(holder.subnet) ?? 0] as const;
      const isFewer = held[0] < fewest[0] || (held[0] === fewest[0] && held[1] < fewest[1]);
      if (isFewer && this.#mayEnter(holder)) [next, fewest] = [queue, held];
    }
    return next;
  }

  #remove(queue: Queue, waiting: Waiting): boolean {
    if (!queue.waiting.delete(waiting)) return false;
    this.#waiting -= 1;
    this.#of(queue.holder.neighbourhood).waiting -= 1;
    if (queue.waiting.size === 0) this.#queues.delete(queue.holder.subnet);
    return true;
  }

  #refuseOne(): void {
    let longest: Queue | undefined;
    const lengthOf = ({ holder, waiting }: Queue) => [this.#of(holder.neighbourhood).waiting, waiting.size] as const;
    for (const queue of this.#queues.values()) {
      if (!longest) longest = queue;
      const [[own, ownQueue], [most, mostQueue]] = [lengthOf(queue), lengthOf(longest)];
      if (own > most || (own === most && ownQueue > mostQueue)) longest = queue;
    }
    const last = longest && [...longest.waiting].at(-1);
    if (last && this.#remove(longest!, last)) last.refuse();
  }
}
