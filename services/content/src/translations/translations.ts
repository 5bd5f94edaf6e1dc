import {
  translationLanguages,
  type ContentProgress,
  type ContentTranslation,
  type KeptTranslations,
  type RevisedKind,
  type TranslatedText,
  type TranslationInput,
  type TranslationLanguage,
  type TranslationState,
} from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import { getBlogPosts } from '../blog/blog.ts';
import { savedBy, type ContentContext } from '../context.ts';
import { entities } from '../history/copy.ts';
import { tables as revised } from '../history/tables.ts';
import { translator } from '../items/in-language.ts';
import { lockForChange } from '../items/revisions.ts';
import { textsOf } from '../items/translatable.ts';
import { SiteOwnerEntity } from '../owner/site-owner.entity.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { getPages } from '../pages/pages.ts';
import { getProjects } from '../projects/projects.ts';

type Item = { id: number; revision: number };
type Find = (context: ContentContext, ids: readonly number[]) => Promise<readonly Item[]>;

/** What may be translated: also who makes the site. */
export type TranslatedKind = RevisedKind | 'owner';

const finders: Record<TranslatedKind, Find> = {
  project: getProjects,
  page: getPages,
  post: getBlogPosts,
  owner: async (context) => [await getSiteOwner(context)],
};

const tables = { ...revised, owner: 'site_owner' } as const;

async function findItem(context: ContentContext, kind: TranslatedKind, id: number): Promise<Item> {
  const [item] = await finders[kind](context, [id]);
  if (!item) throw notFound();
  return item;
}

async function keptOf(database: Pick<EntityManager, 'query'>, kind: TranslatedKind, id: number) {
  const [row] = await database.query<{ translations: KeptTranslations }[]>(
    `SELECT translations FROM ${tables[kind]} WHERE id = $1`,
    [id],
  );
  return row?.translations ?? {};
}

function textsIn(language: TranslationLanguage, item: Item, kept: KeptTranslations): TranslatedText[] {
  const said = kept[language] ?? [];
  const find = translator(said);
  const formerly = new Map(said.map((entry) => [entry.name, entry]));
  return [...textsOf(item)].map(([name, original]): TranslatedText => {
    const text = find(name, original);
    if (text !== undefined) return { name, original, text, state: 'current', former: null };
    const former = formerly.get(name);
    return former
      ? { name, original, text: former.text, state: 'outdated', former: former.original }
      : { name, original, text: '', state: 'missing', former: null };
  });
}

/** Of a whole of its parts. */
function stateOf(texts: readonly TranslatedText[]): TranslationState {
  const states = new Set(texts.map(({ state }) => state));
  if (states.has('outdated')) return 'outdated';
  if (states.has('missing')) return states.has('current') ? 'partial' : 'missing';
  return 'current';
}

/** An item in each other language, text by text. @throws AppError `not_found` */
export async function listTranslations(
  context: ContentContext,
  kind: TranslatedKind,
  id: number,
): Promise<ContentTranslation[]> {
  const item = await findItem(context, kind, id);
  const kept = await keptOf(context.database, kind, id);
  return translationLanguages.map((language) => {
    const texts = textsIn(language, item, kept);
    return { language, state: stateOf(texts), revision: item.revision, texts };
  });
}

/**
 * Keeps translations of what an item says by now, as a new revision of it; what is not sent stays. What is left of texts that the
 * item has no more is forgotten: its history has it.
 * @throws AppError `not_found`, `conflict`, `validation` for a place that the item has not
 */
export async function translate(
  context: ContentContext,
  kind: TranslatedKind,
  id: number,
  language: TranslationLanguage,
  { texts, revision }: TranslationInput,
): Promise<ContentTranslation> {
  const item = await findItem(context, kind, id);
  const places = textsOf(item);
  const unknown = texts.find(({ name }) => !places.has(name));
  if (unknown) throw validationError({ texts: [fault('does_not_exist', { value: unknown.name })] });
  const sent = new Map(texts.map(({ name, text }) => [name, text]));
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, tables[kind], id, revision);
    // The texts that were read above are still what is written.
    await lockForChange(manager, tables[kind], id, item.revision);
    const kept = await keptOf(manager, kind, id);
    const now = textsIn(language, item, kept).flatMap(({ name, original, former, text: present }) => {
      const said = sent.get(name);
      const text = said ?? present;
      return text ? [{ name, original: said === undefined ? (former ?? original) : original, text }] : [];
    });
    const changed = { translations: { ...kept, [language]: now }, id };
    if (kind === 'owner') await manager.update(SiteOwnerEntity, id, changed);
    else await manager.update(entities[kind], id, { ...changed, saved_by: savedBy(context) });
  });
  const translations = await listTranslations(context, kind, id);
  return translations.find((translation) => translation.language === language)!;
}

/** How far items of a list are; what is not found is left out. */
export async function progressOf(
  context: ContentContext,
  kind: RevisedKind,
  ids: readonly number[],
): Promise<ContentProgress[]> {
  const [items, rows] = await Promise.all([
    finders[kind](context, ids),
    context.database.query<{ id: number; translations: KeptTranslations; has_draft: boolean }[]>(
      `SELECT id, translations, EXISTS (SELECT FROM ${tables[kind]}_draft WHERE of_id = item.id) AS has_draft
       FROM ${tables[kind]} AS item WHERE id = ANY ($1)`,
      [ids],
    ),
  ]);
  const kept = new Map(rows.map((row) => [row.id, row]));
  return mapInSlices(items, (item) => ({
    item: item.id,
    has_draft: kept.get(item.id)?.has_draft ?? false,
    translations: translationLanguages.map((language) => ({
      language,
      state: stateOf(textsIn(language, item, kept.get(item.id)?.translations ?? {})),
    })),
  }));
}
