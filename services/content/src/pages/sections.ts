import {
  maxSections,
  sectionsOrderMismatch,
  type PageDetail,
  type SectionInput,
  type SectionPatch,
  type SectionCardInput,
  maxCards,
} from '@portfolio/contracts/content';
import { fault, type Fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { savedBy, type ContentContext } from '../context.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { lockForChange } from '../items/revisions.ts';
import { PageEntity, SectionEntity, SectionCardEntity } from './page.entity.ts';
import { getPage } from './pages.ts';
import type { FileFields } from '../media/file-fields.ts';
import type { CheckedFiles } from '../media/uploads.ts';

/**
 * Makes `cards` the section's cards, in this order.
 * @param uploaded what `image_file` of a card counts in
 * @throws AppError `validation` for an image that was neither uploaded nor on the section before
 */
async function setCards(
  manager: EntityManager,
  section_id: number,
  cards: readonly SectionCardInput[],
  uploaded: readonly CheckedFile[],
): Promise<void> {
  const present = await manager.findBy(SectionCardEntity, { section_id, image_hash: Not(IsNull()) });
  const rows = cards.map(({ image_file, image_id, ...texts }, position) => ({
    ...texts,
    section_id,
    position,
    image_hash: imageOf({ image_file, image_id }, position, uploaded, present),
  }));
  await manager.delete(SectionCardEntity, { section_id });
  await manager.insert(SectionCardEntity, rows);
}

function imageOf(
  { image_file: file, image_id: id }: Pick<SectionCardInput, 'image_file' | 'image_id'>,
  index: number,
  uploaded: readonly CheckedFile[],
  present: readonly SectionCardEntity[],
): string | null {
  if (typeof file === 'number') {
    const hash = uploaded[file]?.hash;
    if (!hash) throw atCard(index, { image_file: [fault('no_file')] });
    return hash;
  }
  if (!id) return null;
  if (!present.some(({ image_hash }) => image_hash === id))
    throw atCard(index, { image_id: [fault('does_not_exist', { value: id })] });
  return id;
}

/** Nested input is answered by its structure: `{}` for the cards before the one at fault. */
const atCard = (index: number, errors: Record<string, Fault[]>) =>
  validationError({ cards: [...Array.from({ length: index }, () => ({})), errors] });

/** Images that come with a section, checked. */
export interface SectionFiles {
  image?: CheckedFile;
  /** In the order in which cards refer to them. */
  cardImages: readonly CheckedFile[];
}

const noFiles: SectionFiles = { cardImages: [] };

/** Adds a section at the end of a page. @throws AppError `not_found`, `conflict`, `validation` */
export function addSection(
  context: ContentContext,
  pageId: number,
  { cards, revision, ...fields }: SectionInput,
  files = noFiles,
): Promise<PageDetail> {
  return change(context, pageId, revision, files, (manager) =>
    insertSection(manager, pageId, { cards, ...fields }, files),
  );
}

/** Inserts a section at its place, or behind the others; its files are kept by the same transaction. */
export async function insertSection(
  manager: EntityManager,
  pageId: number,
  { cards, position, ...fields }: Omit<SectionInput, 'revision'>,
  files = noFiles,
): Promise<void> {
  const [{ count, last }] = await manager.query<[{ count: number; last: number }]>(
    'SELECT count(*)::integer AS count, coalesce(max(position), -1) AS last FROM section WHERE page_id = $1',
    [pageId],
  );
  if (count >= maxSections) throw validationError({ non_field_errors: [fault('max_items', { max: maxSections })] });
  const { id } = await manager.save(SectionEntity, {
    ...fields,
    page_id: pageId,
    position: (await makeRoom(manager, pageId, position)) ?? last + 1,
    image_hash: files.image?.hash ?? null,
  });
  await setCards(manager, id, cards ?? [], files.cardImages);
}

/** Changes what `patch` holds; cards are replaced as a list. @throws AppError `not_found`, `conflict`, `validation` */
export function updateSection(
  context: ContentContext,
  pageId: number,
  { section_id: id, cards, remove_image: removeImage, revision, ...fields }: SectionPatch,
  files = noFiles,
): Promise<PageDetail> {
  return change(context, pageId, revision, files, async (manager) => {
    await requireSection(manager, pageId, id);
    await manager.update(SectionEntity, id, {
      ...fields,
      image_hash: files.image?.hash ?? (removeImage ? null : undefined),
      id,
    });
    if (cards) await setCards(manager, id, cards, files.cardImages);
  });
}

/** @throws AppError `not_found`, `conflict`, `validation` for a section that is not on the page */
export function removeSection(
  context: ContentContext,
  pageId: number,
  id: number,
  revision?: number,
): Promise<PageDetail> {
  return change(context, pageId, revision, noFiles, async (manager) => {
    await requireSection(manager, pageId, id);
    await manager.delete(SectionEntity, id);
  });
}

/** @throws AppError `validation` unless `order` names every section of the page exactly once */
export function reorderSections(
  context: ContentContext,
  pageId: number,
  order: readonly number[],
  revision?: number,
): Promise<PageDetail> {
  return change(context, pageId, revision, noFiles, async (manager) => {
    const present = await manager.findBy(SectionEntity, { page_id: pageId });
    const named = new Set(order);
    const fits =
      order.length === present.length && named.size === order.length && present.every(({ id }) => named.has(id));
    if (!fits) throw validationError({ sections_order: [sectionsOrderMismatch] });
    await manager.query(
      `UPDATE section s SET position = o.position - 1
       FROM unnest($1::integer[]) WITH ORDINALITY AS o(id, position) WHERE s.id = o.id`,
      [order],
    );
  });
}

/** Runs one change of a page's sections: alone on that page, and counted as a revision of it. */
async function change(
  context: ContentContext,
  pageId: number,
  revision: number | undefined,
  { image, cardImages }: SectionFiles,
  work: (manager: EntityManager) => Promise<void>,
): Promise<PageDetail> {
  const files = image ? [image, ...cardImages] : cardImages;
  await keepFiles(context.database, context.media.storage, files, async (manager) => {
    await lockForChange(manager, 'page', pageId, revision);
    await work(manager);
    await manager.update(PageEntity, pageId, { saved_by: savedBy(context), id: pageId });
  });
  return getPage(context, pageId);
}

async function requireSection(manager: EntityManager, pageId: number, id: number): Promise<void> {
  if (!(await manager.existsBy(SectionEntity, { id, page_id: pageId }))) {
    throw validationError({ section_id: [fault('does_not_exist', { value: id })] });
  }
}

/** Moves those behind a place, counted from 0, one on. @returns its position; undefined for a place behind all */
async function makeRoom(
  manager: EntityManager,
  pageId: number,
  place: number | undefined,
): Promise<number | undefined> {
  if (place === undefined) return undefined;
  const [found] = await manager.query<{ position: number }[]>(
    'SELECT position FROM section WHERE page_id = $1 ORDER BY position LIMIT 1 OFFSET $2',
    [pageId, place],
  );
  if (!found) return undefined;
  await manager.query('UPDATE section SET position = position + 1 WHERE page_id = $1 AND position >= $2', [
    pageId,
    found.position,
  ]);
  return found.position;
}

/** The files that come with a section, over REST and GraphQL. */
export const sectionFileFields: FileFields = {
  image: { kind: 'image', max: 1 },
  card_images: { kind: 'image', max: maxCards },
};

/** The files of a section by what they are for. */
export const sectionFilesOf = (files: CheckedFiles): SectionFiles => ({
  image: files('image')[0],
  cardImages: files('card_images'),
});
