import type { ProjectInput } from '@portfolio/contracts/content';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A portfolio project (core-site.md §3). Empty links are `''`, as on the wire. */
@Entity('project')
export class ProjectEntity
  extends ContentItemEntity
  implements Omit<ProjectInput, 'slug' | 'technologies' | 'replaces_featured' | 'image_alts'>
{
  @Column('text')
  description: string;

  @Column('text')
  long_description: string;

  @Column('text', { default: '' })
  github_url: string;

  @Column('text', { default: '' })
  live_url: string;

  @Column('boolean', { default: false })
  is_featured: boolean;

  /** Who saved it last; the table keeps it with what was saved. */
  @Column('integer', { nullable: true })
  saved_by: number | null;
}
