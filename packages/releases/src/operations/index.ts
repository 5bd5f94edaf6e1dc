import { createHash } from 'node:crypto';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import * as z from 'zod';
import { remoteFolder, servedBy, shellFolder } from '../publish/index.ts';
import { latestSigned, openedHistory } from '../registry/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Beside `release.json`: what the screens of a release ask, by the SHA-256 of each text as it is sent. */
export const operationsFile = 'operations.json';

const schema = z.record(z.string(), z.string());

/** Milliseconds between two looks into the store. */
const lookEvery = 250;

export interface RegisteredOperations {
  /** The operation with this SHA-256, in hexadecimal digits; undefined when no release that is served has it. */
  find: (hash: string) => Promise<string | undefined>;
  /**
   * Who is live with a release from before releases registered what they ask: `shell`, names of remotes. Where only registered operations are
   * answered, nothing of theirs is.
   */
  unregistered: () => Promise<string[]>;
}

interface Options {
  store: ReleaseStore;
  /** Public keys, one of which must have signed what is published. */
  keys: readonly string[];
  now?: () => Date;
}

/**
 * The operations of all releases that an open page may be of. Looks into the store when it is asked for something that it does not
 * know, so that what is published now is known with its first request.
 */
export function registeredOperations(options: Options): RegisteredOperations {
  let known = new Map<string, string>();
  let seen: string | undefined;
  let looked = 0;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const latest = await latestSigned(options.store);
    if (latest?.text !== seen) known = await readOperations(options);
    seen = latest?.text;
  };
  return {
    unregistered: () => unregisteredIn(options),
    async find(hash) {
      if (!known.has(hash) && (looking || Date.now() - looked >= lookEvery)) {
        looking ??= look().finally(() => {
          looked = Date.now();
          looking = undefined;
        });
        // A store that cannot be read takes nothing away.
        await looking.catch(() => undefined);
      }
      return known.get(hash);
    },
  };
}

async function readOperations({ store, keys, now = () => new Date() }: Options): Promise<Map<string, string>> {
  const { remotes, shells } = servedBy(await openedHistory(store, keys), now());
  const ofRemotes = remotes.map((release) => ofRemote(store, release));
  const ofShells = shells.map((release) => ofShell(store, release));
  const texts = (await Promise.all([...ofRemotes, ...ofShells])).flatMap((content) =>
    content ? Object.values(schema.parse(JSON.parse(content.toString()))) : [],
  );
  return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

/** What a release of a remote asks, as it lies in the store; undefined when it does not say, or says other than was signed. */
async function ofRemote(store: ReleaseStore, release: RegistryRemote): Promise<Buffer | undefined> {
  const content = await store.read(`${remoteFolder(release)}/${operationsFile}`);
  const isAsSigned = content && createHash('sha384').update(content).digest('base64') === release.files[operationsFile];
  return isAsSigned ? content : undefined;
}

const ofShell = (store: ReleaseStore, release: string): Promise<Buffer | undefined> =>
  store.read(`${shellFolder(release)}/${operationsFile}`);

async function unregisteredIn({ store, keys }: Options): Promise<string[]> {
  const published = (await openedHistory(store, keys)).at(-1);
  const remotes = (published?.remotes ?? []).map(async ({ live }) => [live.name, await ofRemote(store, live)] as const);
  const shell = published?.shell ? [['shell', await ofShell(store, published.shell.release)] as const] : [];
  return [...shell, ...(await Promise.all(remotes))].flatMap(([name, content]) => (content ? [] : [name]));
}
