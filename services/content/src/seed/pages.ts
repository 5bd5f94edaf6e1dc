import type { EntityManager } from 'typeorm';
import type { CheckedFile } from '../media/keep.ts';
import { PageEntity } from '../pages/page.entity.ts';
import { insertSection, type SectionFiles } from '../pages/sections.ts';
import { drawing } from './drawings.ts';
import { demoPages } from './pages.data.ts';

type Draw = (svg: string) => Promise<CheckedFile>;

/** Draws the images of all sections, page by page. */
export async function drawPages(draw: Draw): Promise<SectionFiles[][]> {
  const pages: SectionFiles[][] = [];
  for (const { sections } of demoPages) {
    const files: SectionFiles[] = [];
    for (const section of sections) {
      const cardImages: CheckedFile[] = [];
      for (const card of section.cards ?? [])
        if (card.drawing) cardImages.push(await draw(drawing(...card.drawing, 2)));
      files.push({ image: section.drawing && (await draw(drawing(...section.drawing, 2))), cardImages });
    }
    pages.push(files);
  }
  return pages;
}

export const filesOfPages = (pages: readonly SectionFiles[][]): CheckedFile[] =>
  pages.flat().flatMap(({ image, cardImages }) => (image ? [image, ...cardImages] : cardImages));

export async function seedPages(manager: EntityManager, files: readonly SectionFiles[][]): Promise<void> {
  for (const [pageIndex, { sections, ...page }] of demoPages.entries()) {
    const { id } = await manager.save(manager.create(PageEntity, page));
    for (const [index, { drawing: _drawing, cards = [], ...section }] of sections.entries()) {
      let image = 0;
      const input = {
        ...section,
        cards: cards.map(({ drawing: drawn, ...card }) => ({ ...card, image_file: drawn ? image++ : undefined })),
      };
      await insertSection(manager, id, input, files[pageIndex]![index]);
    }
  }
}
