import type { SectionCardInput } from '@portfolio/contracts/content';
import { type Fault, fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { CheckedFile } from '../media/keep.ts';
import { SectionCardEntity } from './section.entity.ts';

/**
 * Makes `cards` the section's cards, in this order.
 * @param uploaded what `image_file` of a card counts in
 * @throws AppError `validation` for an image that was neither uploaded nor on the section before
 */
export async function setCards(
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
