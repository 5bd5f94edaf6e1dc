import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A section of a page (core-site.md §3); its cards are in `section_card`. Absent texts are `''`. */
@Entity('section')
export class SectionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  pageId: number;

  /** Rising within the page; gaps mean nothing. */
  @Column('smallint')
  position: number;

  @Column('text')
  sectionType: string;

  @Column('text', { default: '' })
  title: string;

  @Column('text', { default: '' })
  subtitle: string;

  @Column('text', { default: '' })
  content: string;

  @Column('text', { default: '' })
  backgroundColor: string;

  @Column('text', { default: '' })
  buttonText: string;

  @Column('text', { default: '' })
  buttonUrl: string;

  @Column('text', { nullable: true })
  imageHash: string | null;

  @Column('text', { default: 'left' })
  imagePosition: 'left' | 'right';
}
