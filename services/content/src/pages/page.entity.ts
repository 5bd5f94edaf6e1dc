import { pageInput, sectionCardInput, sectionInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Entity, Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { RevisedItemEntity } from '../items/content-item.entity.ts';

/** A section of a page (core-site.md §3). Absent texts are `''`. */
@Entity('section')
export class SectionEntity extends withColumns(sectionInput.omit({ cards: true, position: true })) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') page_id: number;
  /** Rising within the page; gaps mean nothing. */
  @Column('smallint') position: number;
  @Column('text', { nullable: true }) image_hash: string | null;
}

/** A card of a section, at its place. Absent texts are `''`. */
@Entity('section_card')
export class SectionCardEntity extends withColumns(sectionCardInput.omit({ image_file: true, image_id: true })) {
  @PrimaryColumn('integer') section_id: number;
  @PrimaryColumn('smallint') position: number;
  @Column('text', { nullable: true }) image_hash: string | null;
}

/** A custom page (core-site.md §3); its sections are in `section`. */
@Entity('page')
export class PageEntity extends withColumns(pageInput.omit({ slug: true }), RevisedItemEntity) {}
