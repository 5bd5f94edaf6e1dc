import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, filesIn, shellFolder } from '@portfolio/releases/publish';
import type { PublishedShell } from '@portfolio/remote-kit/manifest';

/** Milliseconds before a release that was found changed is looked at again. */
const lookAgain = 1_000;

/** When a file was last touched, by which the system tells even who sets its times. */
type Stamps = ReadonlyMap<string, string>;

/**
 * Files of the shell as they were signed. Browsers are given the hash of every file of a remote; those of the shell are the page's own,
 * and the edge itself judges them: once when a release comes, and again when one of its files was touched.
 */
export class SignedFiles {
  readonly #folder: string;
  readonly #seen = new Map<string, { stamps: Promise<Stamps | undefined>; at: number }>();

  /** @param folder what files are served from */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether all files of a release are what was signed; true of one that was signed without a digest. */
  async isWhole(release: string, shell: PublishedShell): Promise<boolean> {
    const digest = shell.digests?.[release];
    return digest === undefined || (await this.#stamps(release, digest)) !== undefined;
  }

  /** Whether a file, and each form of it that may be sent in its place, is what was signed. @param path of the address, as it was sent */
  async has(release: string, shell: PublishedShell, path: string): Promise<boolean> {
    const digest = shell.digests?.[release];
    if (digest === undefined) return true;
    const file = decoded(path)?.slice(1);
    const stamps = await this.#stamps(release, digest);
    if (file === undefined || !stamps?.has(file)) return false;
    const now = await stampsOf(this.#at(release), [file, `${file}.br`, `${file}.gz`]);
    if ([...now].every(([name, stamp]) => stamps.get(name) === stamp)) return true;
    this.#seen.delete(digest);
    return (await this.#stamps(release, digest)) !== undefined;
  }

  #at(release: string): string {
    return join(this.#folder, shellFolder(release));
  }

  async #stamps(release: string, digest: string): Promise<Stamps | undefined> {
    const seen = this.#seen.get(digest);
    const stamps = await seen?.stamps;
    if (seen && (stamps || Date.now() - seen.at < lookAgain)) return stamps;
    const looking = this.#look(this.#at(release), digest).catch(() => undefined);
    this.#seen.set(digest, { stamps: looking, at: Date.now() });
    return looking;
  }

  async #look(folder: string, digest: string): Promise<Stamps | undefined> {
    // First, so that a change while it is read is one since.
    const stamps = await stampsOf(folder, await filesIn(folder));
    return (await digestOf(folder)) === digest ? stamps : undefined;
  }
}

async function stampsOf(folder: string, files: readonly string[]): Promise<Stamps> {
  const stamps = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const found = await stat(join(folder, file), { bigint: true }).catch(() => undefined);
      return [file, found ? `${found.ino} ${found.size} ${found.ctimeNs}` : ''];
    }),
  );
  return new Map(stamps.filter(([, stamp]) => stamp !== ''));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
