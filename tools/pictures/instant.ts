/**
 * When all pictures are made: a Wednesday at noon in Portland. It lies ahead, so that a browser keeps what it is given until some time
 * after it.
 */
export const instant = Date.parse('2030-06-12T19:10:05Z');

/** Time goes on a thousand times slower: what is done later is later, and still within the same minute. */
const slower = 1000;

/** @param since when this time began; milliseconds of the real clock, as `now` is */
export const slowed = (now: number, since: number): number => instant + Math.floor((now - since) / slower);

/** SQL that gives a database the same time: its `now()` is found before PostgreSQL's own. */
export const slowedNow = (since: number): string =>
  `CREATE FUNCTION public.now() RETURNS timestamptz STABLE LANGUAGE sql AS $$
     SELECT to_timestamp(${instant / 1000}) + (pg_catalog.now() - to_timestamp(${since / 1000})) / ${slower} $$`;
