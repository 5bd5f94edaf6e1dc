import { z } from 'zod';

/** Where staff's screens ask for it, below the API's base; operators may leave out the slash, and the base. */
export const statusPath = '/status/';

const count = z.int().min(0);

/** What is live of the shell or of a remote, and the release that some visitors get instead. */
const liveRelease = z.object({
  name: z.string(),
  release: z.string(),
  since: z.iso.datetime(),
  canary: z.string().optional(),
  percent: z.number().optional(),
});

/**
 * What one process says of itself. One that does not answer says nothing but its name, which those in front of it know; one of
 * another version may say less.
 */
export const processStatus = z.object({
  process: z.string(),
  /** `unavailable`: it answers, but cannot serve. `down`: it does not answer. */
  status: z.enum(['ok', 'unavailable', 'down']),
  /** Why it is unavailable. */
  reason: z.string().optional(),
  /** What is deployed: a version or a commit. */
  version: z.string().optional(),
  /** When it was started. */
  since: z.iso.datetime().optional(),
  memoryMb: count.optional(),
  /** Of clients. */
  connections: count.optional(),
  /** `underway` now, the others since its start; `failed` are among those `answered`. */
  requests: z.object({ underway: count, answered: count, failed: count, rejected: count }).optional(),
  /** The last migration of its database. */
  schema: z.string().optional(),
  /** Its connections to the database: open, in use, and who waits for one. */
  database: z.object({ connections: count, used: count, waiting: count }).optional(),
  /** `waiting`: due or planned. Of those, `failing` are tried again by themselves, `stuck` need somebody. */
  jobs: z.object({ waiting: count, failing: count, stuck: count }).optional(),
  /** Of the edge: the number of the registry that visitors get, and what is live by it. */
  registry: count.optional(),
  releases: z.array(liveRelease).optional(),
});

/** `GET /status`: a process and those behind it, in the order in which a request passes them. */
export const systemStatus = z.object({ processes: z.array(processStatus) });

export type LiveRelease = z.infer<typeof liveRelease>;
export type ProcessStatus = z.infer<typeof processStatus>;
export type SystemStatus = z.infer<typeof systemStatus>;
