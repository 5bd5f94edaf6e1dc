import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/**
 * `<manifest package="{id}" android:versionName="{version}"/>` in Android's binary XML: a file chunk that holds a
 * string pool and the start and end of one element (AOSP, ResourceTypes.h).
 */
export function androidManifest(id: string, version: string): Buffer {
  const strings = ['versionName', 'http://schemas.android.com/apk/res/android', 'package', 'manifest', id, version];
  const [versionName, android, packageName, manifest, idValue, versionValue] = strings.keys();
  const none = 0xffffffff;
  const attribute = (namespace: number, name: number, value: number) =>
    Buffer.concat([int32(namespace, name, value), int16(8), Buffer.from([0, typeString]), int32(value)]);
  const start = chunk(
    0x0102,
    int32(1, none),
    Buffer.concat([
      int32(none, manifest!),
      int16(20, 20, 2, 0, 0, 0),
      attribute(android!, versionName!, versionValue!),
      attribute(none, packageName!, idValue!),
    ]),
  );
  const end = chunk(0x0103, int32(1, none), int32(none, manifest!));
  // Resource ids of the attributes whose names come first in the pool: android:versionName.
  const resources = chunk(0x0180, Buffer.alloc(0), int32(0x0101021c));
  return chunk(0x0003, Buffer.alloc(0), Buffer.concat([stringPool(strings), resources, start, end]));
}

const typeString = 0x03;

/** A chunk: type, size of its header, size in all, the rest of the header, the body. */
function chunk(type: number, header: Buffer, body: Buffer): Buffer {
  const headerSize = 8 + header.length;
  return Buffer.concat([int16(type, headerSize), int32(headerSize + body.length), header, body]);
}

function stringPool(strings: readonly string[]): Buffer {
  const encoded = strings.map((text) => Buffer.concat([int16(text.length), Buffer.from(text, 'utf16le'), int16(0)]));
  let offset = 0;
  const offsets = encoded.map(({ length }) => (offset += length) - length);
  const data = Buffer.concat(encoded);
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  const headerSize = 28;
  const header = int32(strings.length, 0, 0, headerSize + strings.length * 4, 0);
  return chunk(0x0001, header, Buffer.concat([int32(...offsets), padded]));
}

function int16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}

function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

/** Fixed, so that the same app is the same file on every machine. */
const options = { mtime: new Date(Date.UTC(2026, 0, 1)), mode: 0o100644 };

function zip(entries: Record<string, Buffer>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(content, name, options);
  file.end();
  return buffer(file.outputStream);
}

/** A small Android package: a compiled manifest and a page. */
export const androidPackage = (id: string, name: string, version: string): Promise<Buffer> =>
  zip({
    'AndroidManifest.xml': androidManifest(id, version),
    'assets/index.html': Buffer.from(`<!doctype html><title>${name}</title><h1>${name} ${version}</h1>`),
  });

/** A small iOS package: the property list of its app and a page. */
export const iosPackage = (id: string, name: string, version: string): Promise<Buffer> => {
  const folder = `Payload/${name.replaceAll(/\W/g, '')}.app`;
  const entries = { CFBundleIdentifier: id, CFBundleName: name, CFBundleShortVersionString: version };
  const dictionary = Object.entries(entries).map(([key, value]) => `<key>${key}</key><string>${value}</string>`);
  return zip({
    [`${folder}/Info.plist`]: Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${dictionary.join('')}</dict></plist>\n`,
    ),
    [`${folder}/index.html`]: Buffer.from(`<!doctype html><title>${name}</title><h1>${name} ${version}</h1>`),
  });
};
