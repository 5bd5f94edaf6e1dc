import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { insertMobileDemo } from '../demos/mobile-demo.admin.ts';
import type { Incoming } from '../media/incoming.ts';
import type { CheckedFile } from '../media/keep.ts';
import { androidPackage, iosPackage } from './apps.ts';
import { demoApps } from './demos.data.ts';
import { drawing, scene, type Motif } from './drawings.ts';

const width = 900;
const height = 1600;

const bar = (x: number, y: number, w: number, h: number, more = 'fill="#fff" fill-opacity="0.22"') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" ${more}/>`;
const panel = (x: number, y: number, w: number, h: number, more = 'fill="#fff" fill-opacity="0.07"') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="36" ${more}/>`;
const ink = 'fill="url(#ink)"';

/** The motif as a card of the app. */
const card = (y: number, motif: Motif, hue: number, variation: number) =>
  `<clipPath id="card"><rect x="60" y="${y}" width="780" height="488" rx="36"/></clipPath>
   <g clip-path="url(#card)"><svg x="60" y="${y}" width="780" height="488" viewBox="0 0 1600 1000">${scene(motif, hue, variation)}</svg></g>`;

const row = (y: number, share: number) =>
  `${panel(60, y, 780, 130)}<circle cx="132" cy="${y + 65}" r="34" ${ink} opacity="${0.4 + share / 2}"/>
   ${bar(200, y + 36, 240 + share * 260, 24, 'fill="#fff" fill-opacity="0.5"')}${bar(200, y + 78, 160 + share * 160, 18)}`;

const tile = (x: number) => `${panel(x, 260, 375, 210)}${bar(x + 44, 310, 130, 20)}${bar(x + 44, 366, 210, 52, ink)}`;

/** What each of the two screens shows between the title and the tabs. */
const layouts: readonly ((motif: Motif, hue: number) => string)[] = [
  (motif, hue) =>
    card(260, motif, hue, 3) + [0.7, 0.35, 0.9, 0.5].map((share, i) => row(800 + i * 154, share)).join(''),
  (motif, hue) =>
    tile(60) +
    tile(465) +
    card(510, motif, hue, 5) +
    row(1036, 0.6) +
    panel(60, 1208, 780, 150, ink) +
    bar(330, 1271, 240, 24, 'fill="#0b0e14" fill-opacity="0.7"'),
];

/** A screen of an app as an SVG of 900 × 1600 in shades of `hue`, without text; there are two, 0 and 1. */
const phoneScreen = (screen: 0 | 1, motif: Motif, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="hsl(${hue} 35% 9%)"/>
  ${bar(60, 60, 90, 20)}${bar(750, 60, 90, 20)}
  ${bar(60, 152, screen === 0 ? 360 : 250, 44, 'fill="#fff" fill-opacity="0.85"')}
  <circle cx="806" cy="174" r="34" fill="#fff" fill-opacity="0.14"/>
  ${layouts[screen]!(motif, hue)}
  <rect y="1430" width="${width}" height="170" fill="#000" fill-opacity="0.35"/>
  ${[0, 1, 2, 3].map((i) => bar(114 + i * 192, 1488, 96, 40, i === screen ? ink : undefined)).join('')}
</svg>`;

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
