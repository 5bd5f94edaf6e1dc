import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { isMarked } from './marked.ts';

/** What a server under test logs, at every level. */
interface KeptLog {
  log: Logger;
  lines: readonly string[];
  /** Lines that hold what was marked, or one of these texts. */
  telling(texts?: Iterable<string>): string[];
}

/** `const kept = keepLog(); service = await startService({ log: kept.log }); …; expect(kept.telling()).toEqual([])` */
export function keepLog(): KeptLog {
  const lines: string[] = [];
  const log = createLogger({ name: 'test', level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return {
    log,
    lines,
    telling(texts = []) {
      // As JSON has them.
      const quoted = [...texts].flatMap((text) => [JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);
      return lines.filter((line) => isMarked(line) || quoted.some((text) => line.includes(text)));
    },
  };
}
