import type { ImageSet, MobileDemoDetail, PageDetail, ProjectDetail } from '@portfolio/contracts/content';
import type { SiteAbout } from '@portfolio/contracts/site';
import { itemPath, type ItemKind } from './item-path.ts';
import { shorten } from './shorten.ts';

/** Characters of a description; search engines and previews show no more. */
const descriptionLength = 200;

type Item = Pick<ProjectDetail, 'slug' | 'title' | 'created_at' | 'updated_at'> & {
  texts: readonly string[];
  image: ImageSet | null;
};

/** What schema.org says of every item besides its type. */
interface LinkedData {
  '@type': string;
  [property: string]: string | readonly string[] | undefined;
}

function describe(kind: ItemKind, item: Item, origin: string, linked: LinkedData): SiteAbout {
  const path = itemPath(kind, item.slug);
  const text = item.texts.find((one) => one.trim() !== '') ?? '';
  const description = shorten(text, descriptionLength);
  const { image } = item;
  const properties = {
    '@context': 'https://schema.org',
    name: item.title,
    description: description || undefined,
    url: origin + path,
    image: image ? origin + image.url : undefined,
    datePublished: item.created_at,
    dateModified: item.updated_at,
    ...linked,
  };
  const said = Object.entries(properties).filter((property) => property[1] !== undefined && property[1].length > 0);
  return {
    found: true,
    path,
    moved: false,
    title: item.title,
    description,
    image: image && { url: image.url, width: image.width, height: image.height },
    published_at: item.created_at,
    updated_at: item.updated_at,
    json_ld: Object.fromEntries(said) as Record<string, string | string[]>,
  };
}

/** A project is its source code where that is public, else a work. */
export const describeProject = (project: ProjectDetail, origin: string): SiteAbout =>
  describe(
    'project',
    { ...project, texts: [project.description, project.long_description], image: project.image_set },
    origin,
    {
      '@type': project.github_url ? 'SoftwareSourceCode' : 'CreativeWork',
      keywords: project.technologies,
      codeRepository: project.github_url,
      sameAs: project.live_url,
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

/** A page without a description is told by the first thing that it says. */
export const describePage = (page: PageDetail, origin: string): SiteAbout => {
  const said = page.sections.flatMap(({ subtitle, content, cards }) => [
    subtitle,
    content,
    ...cards.map((card) => card.content),
  ]);
  const image = page.sections.find(({ image_set: set }) => set)?.image_set ?? null;
  return describe('page', { ...page, texts: [page.description, ...said], image }, origin, { '@type': 'WebPage' });
};
