import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { androidPackage, iosPackage, androidManifest } from '../src/seed/apps.ts';
import type { HostileFile } from './hostile-images.ts';

const zip = (entries: Record<string, Buffer | string>): Promise<Buffer> => {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
};

/** Names are changed in the finished archive, because its writer refuses bad ones too. */
const renamed = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

export interface HostileApp extends HostileFile {
  field: 'apk_file' | 'ipa_file';
}

/** Files that are no usable app package, each for a reason of its own. */
export async function hostileApps(): Promise<HostileApp[]> {
  const manifest = androidManifest('com.example.a', '1');
  const apk = await androidPackage('com.example.a', 'A', '1');
  const ipa = await iosPackage('com.example.a', 'A', '1');
  const withEntry = (name: string) => zip({ 'AndroidManifest.xml': manifest, [name]: 'x' });
  const countless = Buffer.from(apk);
  const end = countless.lastIndexOf('PK\x05\x06');
  countless.writeUInt16LE(0xfffe, end + 8);
  countless.writeUInt16LE(0xfffe, end + 10);
  const encrypted = Buffer.from(apk);
  for (const [signature, offset] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    const at = encrypted.indexOf(signature, 0, 'latin1') + offset;
    encrypted.writeUInt16LE(encrypted.readUInt16LE(at) | 1, at);
  }
  const liar = Buffer.from(apk);
  liar.writeUInt32LE(7, liar.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  const of =
    (field: HostileApp['field']) =>
    (title: string, filename: string, content: Buffer | string): HostileApp => ({
      field,
      title,
      filename,
      content: Buffer.from(content),
    });
  const android = of('apk_file');
  const ios = of('ipa_file');
  return [
    android('text called APK', 'a.apk', 'I am an app'),
    android('zeros called APK', 'a.apk', Buffer.alloc(4096)),
    android('a ZIP without a manifest', 'a.apk', await zip({ 'classes.dex': 'x' })),
    android('a manifest in a folder', 'a.apk', await zip({ 'x/AndroidManifest.xml': manifest })),
    android('a manifest in lower case', 'a.apk', await zip({ 'androidmanifest.xml': manifest })),
    android('a manifest that is none', 'a.apk', await zip({ 'AndroidManifest.xml': 'hello' })),
    android('an empty manifest', 'a.apk', await zip({ 'AndroidManifest.xml': '' })),
    android(
      'a manifest that swells to 200 MB',
      'a.apk',
      await zip({ 'AndroidManifest.xml': Buffer.alloc(200_000_000) }),
    ),
    android('a name that climbs', 'a.apk', renamed(await withEntry('aa/evil.sh'), 'aa/evil.sh', '../evil.sh')),
    android('an absolute name', 'a.apk', renamed(await withEntry('aetc/passwd'), 'aetc/passwd', '/etc/passwd')),
    android('a name with backslashes', 'a.apk', renamed(await withEntry('aa/evil.sh'), 'aa/evil.sh', '..\\evil.sh')),
    android('a name with a drive', 'a.apk', renamed(await withEntry('Ca/evil.sh'), 'Ca/evil.sh', 'C:/evil.sh')),
    android('half an APK', 'a.apk', apk.subarray(0, apk.length / 2)),
    android('an APK without its last byte', 'a.apk', apk.subarray(0, -1)),
    android('a broken directory', 'a.apk', renamed(apk, 'PK\x01\x02', 'PK\x09\x09')),
    android('HTML before the archive', 'a.apk', Buffer.concat([Buffer.from('<script>1</script>'), apk])),
    android('more entries than there are', 'a.apk', countless),
    android('an encrypted manifest', 'a.apk', encrypted),
    android('a manifest of another size than it says', 'a.apk', liar),
    android('an APK called ZIP', 'a.zip', apk),
    android('an APK called EXE', 'a.apk.exe', apk),
    android('an APK without a name’s end', 'apk', apk),
    android('an IPA as APK', 'a.apk', ipa),
    android('a compressed APK', 'a.apk', gzipSync(apk)),
    android('a picture', 'a.apk', '\x89PNG\r\n\x1a\n'),
    android('an empty archive', 'a.apk', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')),
    ios('an APK as IPA', 'a.ipa', apk),
    ios('an IPA called APK', 'a.apk', ipa),
    ios('an app without a property list', 'a.ipa', await zip({ 'Payload/A.app/A': 'x' })),
    ios('a property list too deep', 'a.ipa', await zip({ 'Payload/A.app/x/Info.plist': '<?xml' })),
    ios('a property list outside of the app', 'a.ipa', await zip({ 'Payload/Info.plist': '<?xml' })),
    ios('a property list that is none', 'a.ipa', await zip({ 'Payload/A.app/Info.plist': 'hello' })),
    ios('text called IPA', 'a.ipa', 'I am an app'),
    ios('half an IPA', 'a.ipa', ipa.subarray(0, ipa.length / 2)),
  ];
}
