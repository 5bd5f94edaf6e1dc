import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Loaded into each program of a site that chaos runs (`--import`). The wall clock is off by as many milliseconds as the file
 * named by the process's number says, below `CHAOS_CLOCKS`. Monotonic time, timers and the database's clock go on, as
 * where one machine of several has a wrong clock.
 */
const file = join(String(process.env['CHAOS_CLOCKS']), String(process.pid));
const RealDate = Date;
let off = 0;

setInterval(() => {
  try {
    off = Number(readFileSync(file, 'utf8'));
  } catch {
    off = 0;
  }
}, 50).unref();

const now = (): number => RealDate.now() + off;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: [], maker) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, maker) as Date,
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = Date;
