import { moveWallClock, realNow } from '../wall-clock.ts';
import { slowed } from './instant.ts';

/** Loaded into each program of the product of which pictures are made: `--import …/slow-clock.ts?since=<milliseconds>`. */
const since = Number(new URL(import.meta.url).searchParams.get('since'));
moveWallClock(() => slowed(realNow(), since));
