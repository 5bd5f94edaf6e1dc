import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A portfolio project (core-site.md §3). Empty links are `''`, as on the wire. */
@Entity('project')
export class ProjectEntity extends ContentItemEntity {
  @Column('text')
  description: string;

  @Column('text', { name: 'long_description' })
  longDescription: string;

  @Column('text', { name: 'github_url', default: '' })
  githubUrl: string;

  @Column('text', { name: 'live_url', default: '' })
  liveUrl: string;

  @Column('boolean', { name: 'is_featured', default: false })
  isFeatured: boolean;
}
