import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What projects, demos, pages and posts have in common: an address, and being published or a draft. */
export abstract class ContentItemEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('boolean', { default: true })
  is_published: boolean;

  /** Rises by one with each change, of parts too, so that two editors notice each other. */
  @VersionColumn()
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
