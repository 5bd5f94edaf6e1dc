import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A portfolio project (core-site.md §3). Empty links are `''`, as on the wire. */
@Entity('project')
export class ProjectEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

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

  @Column('boolean', { name: 'is_published', default: true })
  isPublished: boolean;

  /** Rises by one with each change, so that two editors notice each other. */
  @VersionColumn()
  revision: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
