import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { insertBlogPost } from '../blog/blog.admin.ts';
import { ContactMessageEntity } from '../contact/contact-message.entity.ts';
import { demoPosts } from './blog.data.ts';
import { demoMessages } from './contact.data.ts';

/** Inserts the patron posts, a month apart, so that the first is the newest. */
export async function seedBlog(manager: EntityManager): Promise<void> {
  for (const [index, post] of demoPosts.entries()) {
    const id = await insertBlogPost(manager, { ...post, is_published: true, publish_at: null });
    await manager.query(
      `UPDATE blog_post SET created_at = written, published_at = written
       FROM (SELECT now() - make_interval(months => $2, days => 2) AS written) AS times WHERE id = $1`,
      [id, index],
    );
  }
}

/** Inserts contact messages that support has been told about. */
export const seedMessages = (manager: EntityManager): Promise<void> =>
  inScope('everything', () => storeMessages(manager));

async function storeMessages(manager: EntityManager): Promise<void> {
  for (const { read, hoursAgo, ...message } of demoMessages) {
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
    const entity = { ...message, is_read: read ?? false, created_at, mailed_at: created_at };
    await manager.save(manager.create(ContactMessageEntity, entity));
  }
}
