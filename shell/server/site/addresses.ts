import { originalLanguage } from '@portfolio/contracts/content';
import type { Language } from '@portfolio/remote-kit/manifest';

/** Where a screen is told in a language: the original, which who asks for no language gets, has the path itself. */
export const addressIn = (language: Language, path: string, origin: string): string =>
  new URL(language === originalLanguage ? path : `${path}?lang=${language}`, origin).href;

/** Name and address of each language that search engines may send readers to; none where there is but the original. */
export function alternatesOf(path: string, others: readonly Language[], origin: string): [string, string][] {
  if (others.length === 0) return [];
  const spoken = [originalLanguage, ...others].map((one): [string, string] => [one, addressIn(one, path, origin)]);
  return [...spoken, ['x-default', addressIn(originalLanguage, path, origin)]];
}
