import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/** Bytes between two samples; the smaller, the nearer the sum is to what was allocated, and the slower the work. */
const samplingInterval = 512;

/**
 * How many bytes this process allocates on JavaScript's heap while `work` runs, as V8's sampling profiler estimates it, with what
 * is collected meanwhile. Buffers are elsewhere and not counted.
 */
export async function bytesAllocated(work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.startSampling', {
      samplingInterval,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await work();
    const { profile } = await session.post('HeapProfiler.stopSampling');
    return sizeOf(profile.head);
  } finally {
    session.disconnect();
  }
}

const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

/**
 * What a row of a list costs the heap of the service that answers it, which runs in this process.
 * @param list answers up to 100 rows
 * @param most bytes: what is below needs no further try
 * @param headers of who asks
 * @returns bytes for each row more, by the least of its tries: what else the process does can only add
 */
export async function bytesPerRow(list: string, most: number, headers: Record<string, string> = {}): Promise<number> {
  const ask = async (size: number): Promise<void> => {
    // Reading a profile can take longer than a server keeps an idle connection.
    const answer = await fetch(`${list}?page_size=${size}`, { headers: { ...headers, connection: 'close' } });
    if (answer.status !== 200) throw new Error(`${list} was answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  // Where processors are busy, functions are optimized late, and until then they allocate more: until ten tries in a row were not below.
  const least = async (size: number, enough: number): Promise<number> => {
    let bytes = Infinity;
    for (let inVain = 0; inVain < 10 && bytes >= enough; inVain += 1) {
      const tried = await bytesAllocated(() => ask(size));
      if (tried < bytes) [bytes, inVain] = [tried, -1];
    }
    return bytes;
  };
  // Statements are planned and functions compiled before it counts.
  for (let i = 0; i < 30; i += 1) await ask(100);
  const one = await least(1, 0);
  return ((await least(100, one + 99 * most)) - one) / 99;
}
