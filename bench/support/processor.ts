import { readdirSync, readFileSync } from 'node:fs';

/** A running process, as Linux counts it. */
export interface Process {
  parent: number;
  /** Of a processor, used so far. */
  seconds: number;
}

/** All processes by their id. */
export function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid);
    if (!fields) continue;
    // proc(5): from the third field on; 4 is the parent, 14 and 15 are times in hundredths of a second.
    const at = (field: number): number => Number(fields[field - 3]);
    found.set(Number(pid), { parent: at(4), seconds: (at(14) + at(15)) / 100 });
  }
  return found;
}

/** What follows the name of the program, in which there may be anything. Undefined when it has ended meanwhile. */
function statOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}
