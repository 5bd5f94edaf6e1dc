import type { BlogPostInput } from '@portfolio/contracts/content';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A post of the patron blog, in Markdown. */
@Entity('blog_post')
export class BlogPostEntity extends ContentItemEntity implements Omit<BlogPostInput, 'image_alts'> {
  @Column('text')
  content: string;

  /** When a draft publishes itself; the table forgets it with that. */
  @Column('timestamptz', { nullable: true })
  publish_at: string | null;

  /** Who saved it last; the table keeps it with what was saved. */
  @Column('integer', { nullable: true })
  saved_by: number | null;
}
