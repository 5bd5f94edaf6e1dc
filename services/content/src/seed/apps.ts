import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { androidManifest } from './android-manifest.ts';

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
