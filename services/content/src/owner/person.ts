import type { SiteOwner } from '@portfolio/contracts/content';

type Known = Pick<SiteOwner, 'name' | 'headline' | 'links' | 'about_path' | 'image'>;

type LinkedData = NonNullable<SiteOwner['json_ld']>;

/** The owner as schema.org knows people, all addresses absolute; null while there is no name. */
export function personOf({ name, headline, links, about_path, image }: Known, origin: string): LinkedData | null {
  if (name === '') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/#owner`,
    name,
    ...(headline && { description: headline }),
    url: origin + (about_path ?? '/'),
    ...(image && { image: origin + image }),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
  };
}
