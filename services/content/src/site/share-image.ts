import { createHash } from 'node:crypto';
import type { SiteAbout } from '@portfolio/contracts/site';
import { prepared } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { itemAt, type ItemKind } from './item-path.ts';
import { drawShareImage, isDrawable, shareSize } from './draw-share-image.ts';

type PreviewImage = Extract<SiteAbout, { found: true }>['image'];

const folder = '/media/share';

/** The picture of what is at `path` and has none of its own: its title, drawn. Null for letters that cannot be drawn. */
export const shareImageOf = (path: string, title: string): PreviewImage =>
  isDrawable(title) ? { url: `${folder}${path}.png?v=${versionOf(title)}`, ...shareSize } : null;

/** Another title has another address, so that nobody shows the picture of before. */
const versionOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 8);

/** Drawn pictures, the one that was asked for longest ago leaving first. */
const drawn = new Map<string, Promise<Buffer>>();
const most = 100;

const titles: Record<ItemKind, string> = {
  project: prepared('SELECT title FROM project WHERE slug = $1 AND is_published'),
  mobile_demo: prepared('SELECT title FROM mobile_demo WHERE slug = $1 AND is_published'),
  page: prepared('SELECT title FROM page WHERE slug = $1 AND is_published'),
};

/** The picture of the published item at `path`, a PNG. @throws AppError `not_found` */
export async function getShareImage(context: ContentContext, path: string): Promise<Buffer> {
  const item = itemAt(path);
  if (!item) throw notFound();
  const [[row], { name }] = await Promise.all([
    context.database.query<{ title: string }[]>(titles[item.kind], [item.key]),
    getSiteOwner(context),
  ]);
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
