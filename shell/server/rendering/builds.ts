import { createHash } from 'node:crypto';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { remoteFolder, shellFolder } from '@portfolio/releases/publish';
import type { ReleaseStore } from '@portfolio/releases/store';
import type { Logger } from '@portfolio/service-kit/logging';
import type { Site } from '../live-site.ts';
import { Renderer } from './renderer.ts';

/** A server build in the store, and the hash that the signed registry has of it. */
interface Stored {
  name: string;
  entry: string;
  hash: string | undefined;
}

/** The server builds of what is published, each running once from the first time it is wanted until nothing names it any more. */
export class Builds {
  readonly #store: ReleaseStore;
  readonly #log: Logger;
  readonly #running = new Map<string, Promise<Renderer | undefined>>();

  constructor(store: ReleaseStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Starts what all visitors get, and ends what is not published any more. */
  follow({ published }: Site): void {
    const named = published.remotes.flatMap(({ live, previous, canary }) => [live, previous, canary?.release]);
    const all = [ofShell(published.shell), ...named.map((release) => release && ofRemote(release))];
    const names = new Set(all.map((stored) => stored?.name));
    for (const [name, running] of this.#running) {
      if (names.has(name)) continue;
      this.#running.delete(name);
      void running.then((renderer) => renderer?.close());
    }
    void this.shell(published.shell);
    for (const { live } of published.remotes) void this.remote(live);
  }

  /** Undefined when the release has none, or none that may run; also the following. Never rejects. */
  shell(shell: Site['published']['shell']): Promise<Renderer | undefined> {
    return this.#get(ofShell(shell));
  }

  remote(release: RegistryRemote): Promise<Renderer | undefined> {
    return this.#get(ofRemote(release));
  }

  async close(): Promise<void> {
    const all = await Promise.all(this.#running.values());
    await Promise.all(all.map(async (renderer) => renderer?.close()));
  }

  #get(stored: Stored | undefined): Promise<Renderer | undefined> {
    if (!stored) return Promise.resolve(undefined);
    const known = this.#running.get(stored.name);
    if (known) return known;
    const started = this.#start(stored).catch((error: unknown) => {
      this.#log.error({ err: error, build: stored.name }, 'a server build cannot be used');
      return undefined;
    });
    this.#running.set(stored.name, started);
    return started;
  }

  async #start({ name, entry, hash }: Stored): Promise<Renderer> {
    const code = await this.#store.read(entry);
    if (!code) throw new Error(`${entry} is not in the store.`);
    if (createHash('sha384').update(code).digest('base64') !== hash)
      throw new Error(`${entry} is not the file that was published.`);
    return new Renderer(name, code.toString());
  }
}

const ofShell = (shell: Site['published']['shell']): Stored | undefined =>
  shell?.server && {
    name: `shell ${shell.release}`,
    entry: `${shellFolder(shell.release)}/${shell.server.file}`,
    hash: shell.server.hash,
  };

/** Releases of another origin are not in the store, and come as they always did. */
function ofRemote(release: RegistryRemote): Stored | undefined {
  const { name, base, server, files } = release;
  if (!server || !base.startsWith('/')) return undefined;
  const file = server.slice(base.length);
  return { name: `${name} ${release.release}`, entry: `${remoteFolder(release)}/${file}`, hash: files[file] };
}
