import type { SiteAbout } from '@portfolio/contracts/site';
import { AppError } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import type { ReadLanguage } from '../items/in-language.ts';
import { getMobileDemo } from '../demos/mobile-demos.ts';
import { getPageBySlug } from '../pages/pages.ts';
import { getProject } from '../projects/projects.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { describeDemo, describePage, describeProject } from './describe.ts';
import { itemAt, itemPath, type ItemKind } from './item-path.ts';
import { translatedIn } from './translated-in.ts';

type Describe = (context: ContentContext, key: string, language: ReadLanguage) => Promise<SiteAbout>;

const describers: Record<ItemKind, Describe> = {
  project: async (context, key, language) => {
    const [project, owner] = await Promise.all([getProject(context, key, language), getSiteOwner(context, language)]);
    return describeProject(await translatedIn(context, 'project', project), context.publicOrigin, owner);
  },
  mobile_demo: async (context, key) => describeDemo(await getMobileDemo(context, key), context.publicOrigin),
  page: async (context, key, language) => {
    const [page, owner] = await Promise.all([getPageBySlug(context, key, language), getSiteOwner(context, language)]);
    return describePage(await translatedIn(context, 'page', page), context.publicOrigin, owner);
  },
};

/**
 * What search engines and link previews are told of the screen at `path`: always what a visitor may see, whoever asks, so a
 * draft is not found. Patron posts have no address here at all.
 */
export async function aboutPath(context: ContentContext, path: string, language?: ReadLanguage): Promise<SiteAbout> {
  const item = itemAt(path);
  if (!item) return { found: false };
  try {
    const about = await describers[item.kind]({ ...context, actor: undefined }, item.key, language);
    const isId = /^\d+$/.test(item.key);
    return about.found && !isId ? { ...about, moved: about.path !== itemPath(item.kind, item.key) } : about;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { found: false };
    throw error;
  }
}
