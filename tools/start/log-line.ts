import { styleText } from 'node:util';

const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const;
type Level = (typeof levels)[keyof typeof levels];
const order: readonly Level[] = Object.values(levels);

/** Fields that say who wrote a line, not what happened. */
const boring = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'v', 'service']);

/**
 * Makes one readable line of what a program wrote, or nothing when it is below the level. Lines that are not pino's
 * JSON count as `info`.
 * @param text as the program wrote it
 * @param lowest level to show
 */
export function renderLine(text: string, lowest: Level): string | undefined {
  const entry = parseEntry(text);
  const level = levels[entry?.level as keyof typeof levels] ?? 'info';
  if (order.indexOf(level) < order.indexOf(lowest)) return undefined;
  if (!entry) return text;
  const details = Object.entries(entry)
    .filter(([key]) => !boring.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const error = entry.err?.stack ?? entry.err?.message;
  const line = [paint(level), entry.msg, styleText('dim', details.join(' '))].filter(Boolean).join(' ');
  return error ? `${line}\n${error}` : line;
}

interface Entry {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

function parseEntry(text: string): Entry | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(text) as Entry;
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}

function paint(level: Level): string {
  const colour = level === 'fatal' || level === 'error' ? 'red' : level === 'warn' ? 'yellow' : 'cyan';
  return styleText(colour, level);
}
