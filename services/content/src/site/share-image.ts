import { createHash } from 'node:crypto';
import type { SiteAbout } from '@portfolio/contracts/site';
import { prepared } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { itemAt, type ItemKind } from './item-path.ts';
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

const require = createRequire(import.meta.url);
const bold = { fontfile: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'), font: 'Inter Bold' };
const medium = {
  fontfile: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  font: 'Inter Medium',
};

/** What link previews ask for, in pixels. */
const shareSize = { width: 1200, height: 630 } as const;

/** The site's dark colours. */
const colors = {
  back: [11, 14, 20],
  glow: [24, 66, 68],
  text: '#E8ECF4',
  muted: '#9AA6BC',
  accent: '#5EEAD4',
} as const;

const margin = 80;
const titleBox = { width: shareSize.width - 2 * margin, height: 330 } as const;

/** The letters that the typeface has; a text with others is not drawn. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

const isDrawable = (title: string): boolean => drawable.test(title) && !/\p{Extended_Pictographic}/u.test(title);

/** A text for Pango, which reads markup; it knows no control characters. */
const markup = (text: string, color: string): string =>
  `<span foreground="${color}">${text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}</span>`;

const written = (text: string, color: string, { font: name, fontfile }: typeof bold, size: number) =>
  sharp({
    text: {
      text: markup(text, color),
      font: `${name} ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
      width: titleBox.width,
      wrap: 'word-char',
    },
  });

/** Long titles are written smaller. */
const sizeOf = ({ length }: string): number => (length <= 45 ? 72 : length <= 90 ? 58 : 44);

/** A glow in one corner: drawn small, and made large by whoever draws it. */
const small = { width: 40, height: 21, channels: 3 } as const;
const glow = Buffer.from(
  Array.from({ length: small.width * small.height }, (_, at) => {
    const distance = Math.hypot((at % small.width) - 35, Math.floor(at / small.width) - 2) / 24;
    const share = Math.max(0, 1 - distance);
    return colors.back.map((part, channel) => Math.round(part + (colors.glow[channel]! - part) * share));
  }).flat(),
);

/** One dot of drafting paper, as on the home page. */
const dots: OverlayOptions = {
  input: Buffer.from(
    Array.from({ length: 28 * 28 }, (_, at) => (at === 0 ? [255, 255, 255, 60] : [0, 0, 0, 0])).flat(),
  ),
  raw: { width: 28, height: 28, channels: 4 },
  tile: true,
};

/** A title on the site's ground, as a PNG of `shareSize`. @param below who made it, and where it is */
async function drawShareImage(title: string, below: string): Promise<Buffer> {
  const words = await written(title, colors.text, bold, sizeOf(title))
    .resize({ ...titleBox, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const line = await written(below, colors.muted, medium, 30)
    .resize({ width: titleBox.width, height: 44, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const bar = { create: { width: 72, height: 8, channels: 3 as const, background: colors.accent } };
  return sharp(glow, { raw: small })
    .resize({ ...shareSize, fit: 'fill', kernel: 'cubic' })
    .composite([
      dots,
      { input: bar, left: margin, top: margin },
      { input: words, left: margin, top: 150 },
      { input: line, left: margin, top: shareSize.height - margin - 36 },
    ])
    .png({ palette: true })
    .toBuffer();
}

type PreviewImage = Extract<SiteAbout, { found: true }>['image'];

const folder = '/media/share';

/** The picture of what is at `path` and has none of its own: its title, drawn. Null for letters that cannot be drawn. */
export const shareImageOf = (
  path: string,
  { title, language }: { title: string; language?: ReadLanguage },
): PreviewImage => {
  if (!isDrawable(title)) return null;
  const query = `?v=${versionOf(title)}${language ? `&language=${language}` : ''}`;
  return { url: `${folder}${path}.png${query}`, ...shareSize };
};

/** Another title has another address, so that nobody shows the picture of before. */
const versionOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 8);

/** Drawn pictures, the one that was asked for longest ago leaving first. */
const drawn = new Map<string, Promise<Buffer>>();
const most = 100;

const titleIn = (table: ItemKind, language: ReadLanguage): string =>
  prepared(
    `SELECT title${table === 'mobile_demo' ? '' : keptIn(table, language)} FROM ${table} WHERE slug = $1 AND is_published`,
  );

/** The picture of the published item at `path`, a PNG. @throws AppError `not_found` */
export async function getShareImage(context: ContentContext, path: string, language?: ReadLanguage): Promise<Buffer> {
  const item = itemAt(path);
  if (!item) throw notFound();
  const [rows, { name }] = await Promise.all([
    context.database.query<({ title: string } & Kept)[]>(titleIn(item.kind, language), [item.key]),
    getSiteOwner(context, language),
  ]);
  const [row] = rows.map(inLanguage(language, (titled: { title: string }) => titled));
  if (!row || !isDrawable(row.title)) throw notFound();
  const { host } = new URL(context.publicOrigin);
  const below = name && isDrawable(name) ? `${name} · ${host}` : host;
  const key = JSON.stringify([row.title, below]);
  const picture = drawn.get(key) ?? drawShareImage(row.title, below);
  drawn.delete(key);
  drawn.set(key, picture);
  for (const oldest of [...drawn.keys()].slice(0, -most)) drawn.delete(oldest);
  // What could not be drawn is tried again.
  picture.catch(() => drawn.delete(key));
  return picture;
}
