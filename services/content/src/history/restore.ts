import type { RevisedKind } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import { BlogPostEntity } from '../blog/blog-post.entity.ts';
import { setImages } from '../media/image-lists.ts';
import { PageEntity, SectionCardEntity, SectionEntity } from '../pages/page.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { setTags } from '../projects/project.admin.ts';
import { snapshots } from './snapshot.ts';

type Restore = (manager: EntityManager, id: number, snapshot: unknown, savedBy: number | null) => Promise<void>;

/** How each kind takes back what it said. Whether and where it is shown stays as it is. */
export const restorations: Record<RevisedKind, Restore> = {
  async project(manager, id, snapshot, saved_by) {
    const { images, technologies, slug: _, is_published: __, ...texts } = snapshots.project.parse(snapshot);
    await setImages(manager, 'project', id, images);
    await setTags(manager, id, technologies);
    await manager.update(ProjectEntity, id, { ...texts, saved_by, id });
  },

  async post(manager, id, snapshot, saved_by) {
    const { images, is_published: _, ...texts } = snapshots.post.parse(snapshot);
    await setImages(manager, 'blog_post', id, images);
    await manager.update(BlogPostEntity, id, { ...texts, saved_by, id });
  },

  async page(manager, id, snapshot, saved_by) {
    const { sections, slug: _, is_published: __, ...texts } = snapshots.page.parse(snapshot);
    await manager.delete(SectionEntity, { page_id: id });
    for (const [position, { cards, hash, alt, ...fields }] of sections.entries()) {
      const illustrated = { image_hash: hash, image_alt: alt };
      const section = await manager.save(SectionEntity, { ...fields, ...illustrated, page_id: id, position });
      const rows = cards.map(({ hash: image_hash, alt: image_alt, ...said }, place) => ({
        ...said,
        image_hash,
        image_alt,
        section_id: section.id,
        position: place,
      }));
      await manager.insert(SectionCardEntity, rows);
    }
    await manager.update(PageEntity, id, { ...texts, saved_by, id });
  },
};
