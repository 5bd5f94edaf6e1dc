import { createHash } from 'node:crypto';
import type { SiteAbout } from '@portfolio/contracts/site';
import { prepared } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { itemAt, type ItemKind } from './item-path.ts';
import { drawShareImage, isDrawable, shareSize } from './draw-share-image.ts';

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
