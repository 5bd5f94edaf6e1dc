import { blogPostInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity } from 'typeorm';
import { RevisedItemEntity } from '../items/content-item.entity.ts';

const fields = blogPostInput.omit({ publish_at: true, image_alts: true });

/** A post of the patron blog, in Markdown. */
@Entity('blog_post')
export class BlogPostEntity extends withColumns(fields, RevisedItemEntity) {
  /** When a draft publishes itself; the table forgets it with that. */
  @Column('timestamptz', { nullable: true }) publish_at: string | null;
}
