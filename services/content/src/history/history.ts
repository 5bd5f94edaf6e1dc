import {
  maxRevisions,
  type ContentRevision,
  type ContentRevisionDetail,
  type RevisedKind,
  type KeptTranslations,
} from '@portfolio/contracts/content';
import { iso } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import { savedBy, type ContentContext } from '../context.ts';
import type { ImageFile } from '../media/address.ts';
import { lockForChange } from '../items/revisions.ts';
import { beginDraft, beginsFromNow } from './drafts.ts';
import { restorations } from './restore.ts';
import { snapshots, type SectionSnapshot, type Snapshot } from './snapshot.ts';
import { tables } from './tables.ts';

/** Asks whether there is such an item. @throws AppError `not_found` */
export async function requireItem(context: ContentContext, kind: RevisedKind, id: number): Promise<void> {
  const found = await context.database.query<unknown[]>(`SELECT FROM ${tables[kind]} WHERE id = $1`, [id]);
  if (found.length === 0) throw notFound();
}

const columns = `revision, ${iso('saved_at')} AS saved_at, saved_by`;

type Row = Omit<ContentRevision, 'saved_by_name'>;

/** What is kept of an item, the newest first. @throws AppError `not_found` */
export async function listRevisions(
  context: ContentContext,
  kind: RevisedKind,
  id: number,
): Promise<ContentRevision[]> {
  await requireItem(context, kind, id);
  return newestOf(context, kind, id, maxRevisions);
}

/** One of them, with what was saved. @throws AppError `not_found` */
export async function getRevision(
  context: ContentContext,
  kind: RevisedKind,
  id: number,
  revision: number,
): Promise<ContentRevisionDetail> {
  const { snapshot, ...row } = await findRevision(context, kind, id, revision);
  const said = snapshots[kind].parse(snapshot);
  const [detail] = await named(context, [row]);
  return { ...detail!, fields: readable(said), images: await imagesOf(context, picturesOf(said)) };
}

/**
 * Brings back what an item said in a revision, as a new revision. Whether and where it is shown (published, featured, its
 * place in a menu, a page's address) stays as it is.
 * @param expected the present revision, for who wants to be told of a change by somebody else
 * @param keepsDraft what it says now becomes the draft beside it, where there is none
 * @returns the revision that this made, or the present one when nothing was different
 * @throws AppError `not_found`, `conflict`
 */
export async function restoreRevision(
  context: ContentContext,
  kind: RevisedKind,
  id: number,
  revision: number,
  expected?: number,
  keepsDraft = false,
): Promise<ContentRevision> {
  const { snapshot } = await findRevision(context, kind, id, revision);
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, tables[kind], id, expected);
    const draft = keepsDraft ? await beginDraft(context, manager, kind, id) : undefined;
    await restorations[kind](manager, id, snapshot, savedBy(context));
    // Kept now, not at the end of the request: what it made is its answer.
    await manager.query(`SET CONSTRAINTS ${tables[kind]}_revision IMMEDIATE`);
    if (draft !== undefined) await beginsFromNow(manager, kind, draft);
  });
  const [newest] = await newestOf(context, kind, id, 1);
  return newest!;
}

async function newestOf(context: ContentContext, kind: RevisedKind, id: number, most: number) {
  const rows = await context.database.query<Row[]>(
    `SELECT ${columns} FROM content_revision WHERE ${tables[kind]}_id = $1 ORDER BY revision DESC LIMIT $2`,
    [id, most],
  );
  return named(context, rows);
}

async function findRevision({ database }: ContentContext, kind: RevisedKind, id: number, revision: number) {
  const [row] = await database.query<(Row & { snapshot: unknown })[]>(
    `SELECT ${columns}, snapshot FROM content_revision WHERE ${tables[kind]}_id = $1 AND revision = $2`,
    [id, revision],
  );
  if (!row) throw notFound();
  return row;
}

async function named({ editors }: ContentContext, rows: readonly Row[]): Promise<ContentRevision[]> {
  const names = await editors.namesOf([...new Set(rows.flatMap((row) => row.saved_by ?? []))]);
  return rows.map((row) => ({ ...row, saved_by_name: names.get(row.saved_by ?? 0) ?? null }));
}

async function imagesOf({ database, media }: ContentContext, pictures: readonly { hash: string; alt: string }[]) {
  const files = await database.query<ImageFile[]>(
    'SELECT hash, width, height, widths FROM media_file WHERE hash = ANY ($1)',
    [pictures.map(({ hash }) => hash)],
  );
  const described = pictures.flatMap(({ hash, alt }) => {
    const file = files.find((each) => each.hash === hash);
    return file ? [{ ...file, alt }] : [];
  });
  // Nobody but who edits sees them, and nothing published need show them.
  return media.imageList(described, false);
}

/** The fields of a snapshot as lines of text, so that two can be compared. */
const readable = (snapshot: Snapshot) =>
  Object.entries(snapshot).map(([name, value]: [string, unknown]) => ({ name, text: textOf(name, value) }));

/** The pictures of a snapshot, in order. */
function picturesOf(snapshot: Snapshot): { hash: string; alt: string }[] {
  const found =
    'sections' in snapshot ? snapshot.sections.flatMap((section) => [section, ...section.cards]) : snapshot.images;
  return found.flatMap(({ hash, alt }) => (hash === null ? [] : [{ hash, alt }]));
}

function textOf(name: string, value: unknown): string {
  if (value === null) return '';
  if (name === 'translations') return translationsText(value as KeptTranslations);
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (name === 'sections') return (value as SectionSnapshot[]).map(sectionText).join('\n\n');
  // Their files are shown as pictures; what is said of them is text.
  if (name === 'images') return (value as { alt: string }[]).map(({ alt }, place) => `${place + 1}. ${alt}`).join('\n');
  return value.join(', ');
}

/** Lines of language, place and text. */
const translationsText = (kept: KeptTranslations): string =>
  Object.entries(kept)
    .flatMap(([language, texts]) => texts.map(({ name, text }) => `${language} ${name}: ${text}`))
    .join('\n');

function sectionText({ section_type, cards, ...fields }: SectionSnapshot, place: number): string {
  const lines = [`${place + 1}. ${section_type}`, ...linesOf(fields)];
  return [...lines, ...cards.flatMap((card, index) => [`${place + 1}.${index + 1}`, ...linesOf(card)])].join('\n');
}

/** What is blank is not said. A picture is named by the beginning of its content's hash. */
const linesOf = ({ hash, alt, ...texts }: { hash: string | null; alt: string } & Record<string, string | null>) => [
  ...Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])),
  ...(hash ? [`image: ${alt} (${hash.slice(0, 8)})`] : []),
];
