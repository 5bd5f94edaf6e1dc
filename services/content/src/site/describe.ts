import {
  originalLanguage,
  type ImageSet,
  type MobileDemoDetail,
  type PageDetail,
  type ProjectDetail,
  type SiteOwner,
  type TranslationLanguage,
} from '@portfolio/contracts/content';
import type { SiteAbout } from '@portfolio/contracts/site';
import { itemPath, type ItemKind, itemAt } from './item-path.ts';
import { shareImageOf } from './share-image.ts';
import { shorten } from './shorten.ts';
import { AppError } from '@portfolio/service-kit/errors';
import type { ContentContext } from '../context.ts';
import type { ReadLanguage } from '../items/in-language.ts';
import { getMobileDemo } from '../demos/mobile-demos.ts';
import { getPageBySlug } from '../pages/pages.ts';
import { getProject } from '../projects/projects.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { prepared } from '@portfolio/service-kit/database';

/** SQL: into which languages all is translated that an item says. The tables keep it (`content_translation`). */
export const wholeIn = (isItem: string): string =>
  `ARRAY(SELECT language FROM content_translation WHERE is_whole AND (${isItem}) ORDER BY language)`;

/** An item with these languages. */
async function translatedIn<T extends { id: number }>(
  { database }: ContentContext,
  kind: 'project' | 'page',
  item: T,
): Promise<T & { translated_in: TranslationLanguage[] }> {
  const [row] = await database.query<[{ translated_in: TranslationLanguage[] }]>(
    prepared(`SELECT ${wholeIn(`${kind}_id = $1`)} AS translated_in`),
    [item.id],
  );
  return { ...item, ...row };
}

/** Characters of a description; search engines and previews show no more. */
const descriptionLength = 200;

/** With the languages into which all of it is translated. */
type Translated<Of> = Of & { translated_in?: TranslationLanguage[] | undefined };

type Item = Translated<Pick<ProjectDetail, 'slug' | 'title' | 'language' | 'created_at' | 'updated_at'>> & {
  texts: readonly string[];
  image: ImageSet | null;
};

type LinkedObject = NonNullable<SiteOwner['json_ld']>;

/** What schema.org says of every item besides its type. */
interface LinkedData {
  '@type': string;
  [property: string]: string | readonly string[] | LinkedObject | undefined;
}

function describe(kind: ItemKind, item: Item, origin: string, linked: LinkedData): SiteAbout {
  const path = itemPath(kind, item.slug);
  const text = item.texts.find((one) => one.trim() !== '') ?? '';
  const description = shorten(text, descriptionLength);
  const { image, translated_in = [] } = item;
  const language = translated_in.find((one) => one === item.language) ?? originalLanguage;
  const properties = {
    '@context': 'https://schema.org',
    name: item.title,
    description: description || undefined,
    inLanguage: language,
    url: origin + (language === originalLanguage ? path : `${path}?lang=${language}`),
    image: image ? origin + image.url : undefined,
    datePublished: item.created_at,
    dateModified: item.updated_at,
    ...linked,
  };
  const isBlank = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const said = Object.entries(properties).filter(([, value]) => !isBlank(value));
  return {
    found: true,
    path,
    moved: false,
    title: item.title,
    description,
    language,
    translated_in,
    image: image ? { url: image.url, width: image.width, height: image.height } : shareImageOf(path, item),
    published_at: item.created_at,
    updated_at: item.updated_at,
    json_ld: Object.fromEntries(said) as LinkedObject,
  };
}

/** The owner of the site, as what they made refers to them. */
const authorIn = ({ json_ld: person }: SiteOwner): LinkedObject | undefined =>
  person ? { '@type': 'Person', '@id': person['@id']!, name: person['name']!, url: person['url']! } : undefined;

/** A project is its source code where that is public, else a work. */
export const describeProject = (project: Translated<ProjectDetail>, origin: string, owner: SiteOwner): SiteAbout =>
  describe(
    'project',
    { ...project, texts: [project.description, project.long_description], image: project.image_set },
    origin,
    {
      '@type': project.github_url ? 'SoftwareSourceCode' : 'CreativeWork',
      keywords: project.technologies,
      codeRepository: project.github_url,
      sameAs: project.live_url,
      author: authorIn(owner),
    },
  );

export const describeDemo = (demo: MobileDemoDetail, origin: string): SiteAbout =>
  describe('mobile_demo', { ...demo, texts: [demo.description, demo.features], image: demo.image_set }, origin, {
    '@type': 'MobileApplication',
    operatingSystem: demo.operating_systems.map(({ name }) => name).join(', '),
    softwareVersion: demo.version,
    downloadUrl: [demo.apk_file, demo.ipa_file].flatMap((file) => file ?? []).map((file) => origin + file),
    screenshot: demo.screenshots.map(({ url }) => origin + url),
  });

/** Within another object, which has one. */
const withoutContext = ({ '@context': _context, ...person }: LinkedObject): LinkedObject => person;

/** A page without a description is told by the first thing that it says; the owner's own is their profile. */
export const describePage = (page: Translated<PageDetail>, origin: string, owner: SiteOwner): SiteAbout => {
  const said = page.sections.flatMap(({ subtitle, content, problem, result, cards }) => [
    subtitle,
    content,
    problem,
    result,
    ...cards.map((card) => card.content),
  ]);
  const image = page.sections.find(({ image_set: set }) => set)?.image_set ?? null;
  const linked =
    owner.json_ld && owner.about_page_id === page.id
      ? { '@type': 'ProfilePage', mainEntity: withoutContext(owner.json_ld) }
      : { '@type': 'WebPage', author: authorIn(owner) };
  return describe('page', { ...page, texts: [page.description, ...said], image }, origin, linked);
};

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
