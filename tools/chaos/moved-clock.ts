import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { moveWallClock, realNow } from '../wall-clock.ts';

/**
 * Loaded into each program of a site that chaos runs (`--import`). The wall clock is off by as many milliseconds as the file
 * named by the process's number says, below `CHAOS_CLOCKS`. The database's clock goes on, as where one machine of several has a
 * wrong clock.
 */
const file = join(String(process.env['CHAOS_CLOCKS']), String(process.pid));
let off = 0;

setInterval(() => {
  try {
    off = Number(readFileSync(file, 'utf8'));
  } catch {
    off = 0;
  }
}, 50).unref();

moveWallClock(() => realNow() + off);
