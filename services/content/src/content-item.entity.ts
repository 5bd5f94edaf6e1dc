import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What projects, demos, pages and posts have in common: an address, and being published or a draft. */
export abstract class ContentItemEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('boolean', { name: 'is_published', default: true })
  isPublished: boolean;

  /** Rises by one with each change, of parts too, so that two editors notice each other. */
  @VersionColumn()
  revision: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
