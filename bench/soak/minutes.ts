import { required } from '../support/environment.ts';

export const processes = [
  { name: 'edge', url: required('EDGE_URL') },
  { name: 'gateway', url: required('GATEWAY_URL') },
  { name: 'auth', url: required('AUTH_URL') },
  { name: 'content', url: required('CONTENT_URL') },
  { name: 'scheduling', url: required('SCHEDULING_URL') },
];

const headers = { authorization: `Bearer ${required('OPERATIONS_TOKEN')}` };
const megabyte = 1024 * 1024;

interface Use {
  /** MB that the process holds, and those of JavaScript just after a collection. */
  memory: number;
  heap: number;
  files: number;
}

export interface Minute {
  requests: number;
  failed: number;
  p50: number;
  p99: number;
  /** In the order of `processes`. */
  processes: Use[];
}

const valueIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

async function useOf(url: string): Promise<Use> {
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return {
    memory: valueIn(metrics, 'process_resident_memory_bytes') / megabyte,
    heap: valueIn(metrics, 'nodejs_heap_size_used_bytes') / megabyte,
    files: valueIn(metrics, 'process_open_fds'),
  };
}

/** What is seen within one minute. */
export class MinuteOf {
  readonly #took: number[] = [];
  readonly #uses: Use[][] = [];
  #failed = 0;

  note(took: number, isGood: boolean): void {
    this.#took.push(took);
    if (!isGood) this.#failed += 1;
  }

  async look(): Promise<void> {
    this.#uses.push(await Promise.all(processes.map(({ url }) => useOf(url))));
  }

  end(): Minute {
    const least = (at: number, of: keyof Use) => Math.min(...this.#uses.map((uses) => uses[at]![of]));
    const took = this.#took.toSorted((a, b) => a - b);
    const within = (share: number) => took[Math.ceil(took.length * share) - 1] ?? 0;
    return {
      requests: took.length,
      failed: this.#failed,
      p50: within(0.5),
      p99: within(0.99),
      // The least of many looks is one that came after a collection.
      processes: processes.map((_, at) => ({
        memory: least(at, 'memory'),
        heap: least(at, 'heap'),
        files: least(at, 'files'),
      })),
    };
  }
}

/**
 * Compares the last third with the third before it: in the first, processes still warm up. Of memory the most of each is compared, since what
 * one hands back to the system, it hands back at any time, and takes again.
 * @returns a sentence for each that grew by more than chance
 */
export function isFlat(minutes: readonly Minute[], middle: (values: readonly number[]) => number): string[] {
  const third = Math.floor(minutes.length / 3);
  if (third === 0) return ['Too short to tell.'];
  const [before, after] = [minutes.slice(-2 * third, -third), minutes.slice(-third)];
  const most = (values: readonly number[]) => Math.max(...values);
  const grown = (
    what: string,
    of: (minute: Minute) => number,
    factor: number,
    slack: number,
    sum = middle,
  ): string[] => {
    const [was, is] = [sum(before.map(of)), sum(after.map(of))];
    return is > was * factor + slack ? [`${what} grew from ${was.toFixed(1)} to ${is.toFixed(1)}.`] : [];
  };
  return [
    ...grown('p99', ({ p99 }) => p99, 1.5, 50),
    ...processes.flatMap(({ name }, at) => [
      ...grown(`Memory of ${name} in MB`, (minute) => minute.processes[at]!.memory, 1.1, 10, most),
      ...grown(`Heap of ${name} in MB`, (minute) => minute.processes[at]!.heap, 1.1, 5),
      ...grown(`Open files of ${name}`, (minute) => minute.processes[at]!.files, 1.1, 20),
    ]),
  ];
}
