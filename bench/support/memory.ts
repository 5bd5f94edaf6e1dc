import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, as Linux counts it. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const everyMs = 20;

/**
 * Watches processes during `work`.
 * @returns by how many megabytes each one's resident memory was above its first value at most
 */
export async function growthDuring(
  pids: Readonly<Record<string, number>>,
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  const sample = () => Object.entries(pids).map(([name, pid]) => [name, residentMegabytes(pid)] as const);
  const first = Object.fromEntries(sample());
  const peak = { ...first };
  const timer = setInterval(() => {
    for (const [name, value] of sample()) peak[name] = Math.max(peak[name]!, value);
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Object.fromEntries(Object.keys(pids).map((name) => [name, peak[name]! - first[name]!]));
}
