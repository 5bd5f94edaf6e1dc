import type { KeptTranslations } from '@portfolio/contracts/content';
import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What projects, demos, pages and posts have in common: an address, and a revision. */
export abstract class ContentItemEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') slug: string;
  /** Rises by one with each change, of parts too, so that two editors notice each other. */
  @VersionColumn() revision: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at: Date;
}

/** One that keeps its former revisions, and may be translated. */
export abstract class RevisedItemEntity extends ContentItemEntity {
  /** Who saved it last; the table keeps it with what was saved. */
  @Column('integer', { nullable: true }) saved_by: number | null;
  @Column('jsonb', { default: {} }) translations: KeptTranslations;
}
