import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A custom page (core-site.md §3); its sections are in `section`. */
@Entity('page')
export class PageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  description: string;

  @Column('boolean', { default: true })
  isPublished: boolean;

  /** Rises by one with each change of the page or its sections, so that two editors notice each other. */
  @VersionColumn()
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
