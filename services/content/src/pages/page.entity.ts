import type { PageInput } from '@portfolio/contracts/content';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A custom page (core-site.md §3); its sections are in `section`. */
@Entity('page')
export class PageEntity extends ContentItemEntity implements PageInput {
  @Column('text', { default: '' })
  description: string;

  @Column('text', { default: 'none' })
  menu: PageInput['menu'];

  @Column('smallint', { default: 0 })
  menu_order: number;

  @Column('text', { default: '' })
  menu_title_en: string;

  @Column('text', { default: '' })
  menu_title_es: string;

  @Column('text', { default: '' })
  menu_title_fr: string;

  /** Who saved it last; the table keeps it with what was saved. */
  @Column('integer', { nullable: true })
  saved_by: number | null;
}
