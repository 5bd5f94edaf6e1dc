import type { SectionCardInput, SectionInput } from '@portfolio/contracts/content';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A section of a page (core-site.md §3). Absent texts are `''`. */
@Entity('section')
export class SectionEntity implements Required<Omit<SectionInput, 'cards' | 'position' | 'revision'>> {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  page_id: number;

  /** Rising within the page; gaps mean nothing. */
  @Column('smallint')
  position: number;

  @Column('text')
  section_type: string;

  @Column('text', { default: '' })
  title: string;

  @Column('text', { default: '' })
  subtitle: string;

  @Column('text', { default: '' })
  content: string;

  @Column('text', { default: '' })
  background_color: string;

  @Column('text', { default: '' })
  button_text: string;

  @Column('text', { default: '' })
  button_url: string;

  @Column('text', { nullable: true })
  image_hash: string | null;

  @Column('text', { default: 'left' })
  image_position: 'left' | 'right';

  @Column('text', { default: '' })
  image_alt: string;
}

/** A card of a section, at its place. Absent texts are `''`. */
@Entity('section_card')
export class SectionCardEntity implements Required<Omit<SectionCardInput, 'image_file' | 'image_id'>> {
  @PrimaryColumn('integer')
  section_id: number;

  @PrimaryColumn('smallint')
  position: number;

  @Column('text', { default: '' })
  title: string;

  @Column('text', { default: '' })
  content: string;

  @Column('text', { default: '' })
  button_text: string;

  @Column('text', { default: '' })
  button_url: string;

  @Column('text', { default: '' })
  image_alt: string;

  @Column('text', { nullable: true })
  image_hash: string | null;
}
