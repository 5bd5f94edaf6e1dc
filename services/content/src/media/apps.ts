import { fault, type Fault } from '@portfolio/contracts/errors';
import { open } from 'node:fs/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Thrown for a file that is no app package of its kind. The message is for people. */
export class UnusableApp extends Error {
  readonly fault: Fault;

  constructor(reason: Fault, options?: ErrorOptions) {
    super(reason.message, options);
    this.fault = reason;
  }
}

export type AppKind = 'apk' | 'ipa';

/** The entry that makes a ZIP an app, and how its content may begin: binary or plain XML. */
const manifests: Record<AppKind, { entry: RegExp; starts: readonly string[] }> = {
  apk: { entry: /^AndroidManifest\.xml$/, starts: ['\x03\x00\x08\x00', '<?xml'] },
  ipa: { entry: /^Payload\/[^/]+\.app\/Info\.plist$/, starts: ['bplist00', '<?xml'] },
};

const maxEntries = 100_000;

/**
 * Checks that the file at `path` is named and built like an app: a ZIP from its first byte on, with safe entry names
 * and a readable manifest. Nothing else of it is unpacked, so it cannot swell.
 * @throws {UnusableApp}
 */
export async function checkApp(path: string, filename: string, kind: AppKind): Promise<void> {
  const unusable = new UnusableApp(fault(`invalid_${kind}`));
  if (!filename.toLowerCase().endsWith(`.${kind}`) || !(await startsAsZip(path))) throw unusable;
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { strictFileNames: true, autoClose: false });
    if (!(await hasManifest(zip, manifests[kind]))) throw unusable;
  } catch (error) {
    throw error === unusable ? error : new UnusableApp(unusable.fault, { cause: error });
  } finally {
    zip?.close();
  }
}

async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

async function hasManifest(zip: ZipFile, manifest: (typeof manifests)[AppKind]): Promise<boolean> {
  if (zip.entryCount > maxEntries) return false;
  let found = false;
  // Every entry is looked at: a bad name behind the manifest is as bad as one before it.
  for await (const entry of zip.eachEntry()) {
    if (manifest.entry.test(entry.fileName)) found ||= await begins(zip, entry, manifest.starts);
  }
  return found;
}

async function begins(zip: ZipFile, entry: Entry, starts: readonly string[]): Promise<boolean> {
  const stream = await zip.openReadStreamPromise(entry);
  try {
    for await (const chunk of stream) {
      const text = Buffer.from(chunk).toString('latin1');
      return starts.some((start) => text.startsWith(start));
    }
    return false;
  } finally {
    stream.destroy();
  }
}
