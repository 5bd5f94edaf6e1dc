import type { BlogPostInput } from '@portfolio/contracts/content';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A post of the patron blog, in Markdown. */
@Entity('blog_post')
export class BlogPostEntity extends ContentItemEntity implements BlogPostInput {
  @Column('text')
  content: string;

  /** When a draft publishes itself; the table forgets it with that. */
  @Column('timestamptz', { nullable: true })
  publish_at: string | null;
}
