import { slugify } from '@portfolio/contracts/content';

/** core-site.md §4, Slug auto-fill: it follows the title while it is empty or what the title gives; else it stays manual. */
export function followTitle(
  title: string,
  { slug, title: before }: { slug: string; title: string },
  setSlug: (slug: string) => void,
): void {
  if (slug === '' || slug === slugify(before)) setSlug(slugify(title));
}
