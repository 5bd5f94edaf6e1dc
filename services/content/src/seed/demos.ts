import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { insertMobileDemo } from '../demos/mobile-demo.admin.ts';
import type { Incoming } from '../media/incoming.ts';
import type { CheckedFile } from '../media/keep.ts';
import { androidPackage, iosPackage } from './apps.ts';
import { demoApps } from './demos.data.ts';
import { drawing } from './drawings.ts';
import { phoneScreen } from './phone-screens.ts';

type Draw = (svg: string, shape?: 'phone') => Promise<CheckedFile>;

interface DemoFiles {
  apk: CheckedFile;
  ipa?: CheckedFile;
  image: CheckedFile;
  screenshots: CheckedFile[];
}

/** Builds the demo apps and draws an image and two screenshots of each. */
export async function buildDemos(draw: Draw, incoming: Incoming): Promise<DemoFiles[]> {
  const files: DemoFiles[] = [];
  for (const {
    id,
    title,
    version,
    ipa,
    drawing: [motif, hue],
  } of demoApps) {
    files.push({
      apk: await checkedApp(incoming, await androidPackage(id, title, version), 'apk'),
      ipa: ipa && (await checkedApp(incoming, await iosPackage(id, title, version), 'ipa')),
      image: await draw(drawing(motif, hue, 1)),
      screenshots: [await draw(phoneScreen(0, motif, hue), 'phone'), await draw(phoneScreen(1, motif, hue), 'phone')],
    });
  }
  return files;
}

async function checkedApp(incoming: Incoming, app: Buffer, kind: 'apk' | 'ipa'): Promise<CheckedFile> {
  const file = await incoming.receive(Readable.from([app]), `${randomUUID()}.${kind}`, `${kind}_file`, kind);
  return { hash: file.hash, kind, bytes: file.bytes, parts: [{ path: file.path, name: `${file.hash}.${kind}` }] };
}

export const filesOfDemos = (demos: readonly DemoFiles[]): CheckedFile[] =>
  demos.flatMap(({ apk, ipa, image, screenshots }) => [apk, ...(ipa ? [ipa] : []), image, ...screenshots]);

/** Inserts the demos, ten days apart, so that the first is the newest. */
export async function seedDemos(manager: EntityManager, files: readonly DemoFiles[]): Promise<void> {
  for (const [index, { id: _id, drawing: _drawing, ipa: _ipa, web, draft, ...demo }] of demoApps.entries()) {
    const input = { ...demo, webview_url: web ?? '', image_alt: '', is_published: !draft };
    const id = await insertMobileDemo(manager, input, files[index]!);
    await manager.query(`UPDATE mobile_demo SET created_at = now() - make_interval(days => $2) WHERE id = $1`, [
      id,
      index * 10,
    ]);
  }
}
