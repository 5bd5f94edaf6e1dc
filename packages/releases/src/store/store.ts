/**
 * Where releases are kept. Nothing in it is ever overwritten: everything that changes is a new entry under a name of its own, so that two
 * who write at once notice each other (S3 has `If-None-Match: *` for it, a file system `link`).
 */
export interface ReleaseStore {
  /** Undefined when there is no such entry. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** All or nothing. False when the entry is there already; it then stays as it is. */
  create: (name: string, content: Buffer | string) => Promise<boolean>;
  /** Names directly below a folder, in no order; none when there is no such folder. */
  list: (folder: string) => Promise<string[]>;
  /** Removes an entry, or a folder with all that is in it. */
  remove: (name: string) => Promise<void>;
}
