import { siteOwnerPatch, type KeptTranslations, type OwnerLink } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Who makes the site: its only row is number 1. */
@Entity('site_owner')
export class SiteOwnerEntity extends withColumns(
  siteOwnerPatch.omit({ links: true, about_page_id: true, remove_image: true }),
) {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') links: OwnerLink[];
  @Column('integer', { nullable: true }) about_page_id: number | null;
  @Column('text', { nullable: true }) image_hash: string | null;
  @Column('jsonb', { default: {} }) translations: KeptTranslations;
  @VersionColumn() revision: number;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at: Date;
}
