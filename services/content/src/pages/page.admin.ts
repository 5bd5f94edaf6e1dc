import type { PageDetail, PageInput, PagePatch } from '@portfolio/contracts/content';
import { savedBy, type ContentContext } from '../context.ts';
import { lockForChange } from '../items/revisions.ts';
import { PageEntity } from './page.entity.ts';
import { getPage } from './pages.ts';

/** Creates a page without sections. @throws AppError `validation` for a taken slug */
export async function createPage(context: ContentContext, input: PageInput): Promise<PageDetail> {
  const { id } = await context.database.manager.save(PageEntity, { ...input, saved_by: savedBy(context) });
  return getPage(context, id);
}

/** Changes what `patch` holds. @throws AppError `not_found`, `conflict` when `revision` is not the present one */
export async function updatePage(
  context: ContentContext,
  id: number,
  { revision, ...fields }: PagePatch,
): Promise<PageDetail> {
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, 'page', id, revision);
    await manager.update(PageEntity, id, { ...fields, saved_by: savedBy(context), id });
  });
  return getPage(context, id);
}
