import type { SectionCardInput } from '@portfolio/contracts/content';
import { messages } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { CheckedFile } from '../media/keep.ts';

/**
 * Makes `cards` the section's cards, in this order.
 * @param uploaded what `image_file` of a card counts in
 * @throws AppError `validation` for an image that was neither uploaded nor on the section before
 */
export async function setCards(
  manager: EntityManager,
  sectionId: number,
  cards: readonly SectionCardInput[],
  uploaded: readonly CheckedFile[],
): Promise<void> {
  const present = await manager.query<{ image_hash: string }[]>(
    'SELECT image_hash FROM section_card WHERE section_id = $1 AND image_hash IS NOT NULL',
    [sectionId],
  );
  const hashes = cards.map((card, index) =>
    imageOf(
      card,
      index,
      uploaded,
      present.map(({ image_hash: hash }) => hash),
    ),
  );
  await manager.query('DELETE FROM section_card WHERE section_id = $1', [sectionId]);
  const rows = cards.map((card, index) => ({
    position: index,
    title: card.title ?? '',
    content: card.content ?? '',
    button_text: card.button_text ?? '',
    button_url: card.button_url ?? '',
    image_hash: hashes[index],
  }));
  await manager.query(
    `INSERT INTO section_card (section_id, position, title, content, button_text, button_url, image_hash)
     SELECT $1, r.position, r.title, r.content, r.button_text, r.button_url, r.image_hash
     FROM json_to_recordset($2::json)
       AS r(position smallint, title text, content text, button_text text, button_url text, image_hash text)`,
    [sectionId, JSON.stringify(rows)],
  );
}

function imageOf(
  { image_file: file, image_id: id }: SectionCardInput,
  index: number,
  uploaded: readonly CheckedFile[],
  present: readonly string[],
): string | null {
  if (typeof file === 'number') {
    const hash = uploaded[file]?.hash;
    if (!hash) throw atCard(index, { image_file: [messages.noFile] });
    return hash;
  }
  if (!id) return null;
  if (!present.includes(id)) throw atCard(index, { image_id: [messages.unknownKey(id)] });
  return id;
}

/** Nested input is answered by its structure: `{}` for the cards before the one at fault. */
const atCard = (index: number, errors: Record<string, string[]>) =>
  validationError({ cards: [...Array.from({ length: index }, () => ({})), errors] });
