import type { TranslationLanguage } from '@portfolio/contracts/content';
import { prepared } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';

/** SQL: into which languages all is translated that an item says. The tables keep it (`content_translation`). */
export const wholeIn = (isItem: string): string =>
  `ARRAY(SELECT language FROM content_translation WHERE is_whole AND (${isItem}) ORDER BY language)`;

/** An item with these languages. */
export async function translatedIn<Item extends { id: number }>(
  { database }: ContentContext,
  kind: 'project' | 'page',
  item: Item,
): Promise<Item & { translated_in: TranslationLanguage[] }> {
  const [row] = await database.query<[{ translated_in: TranslationLanguage[] }]>(
    prepared(`SELECT ${wholeIn(`${kind}_id = $1`)} AS translated_in`),
    [item.id],
  );
  return { ...item, ...row };
}
