import { pageInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../items/content-item.entity.ts';

/** A custom page (core-site.md §3); its sections are in `section`. */
@Entity('page')
export class PageEntity extends withColumns(pageInput.omit({ slug: true }), ContentItemEntity) {
  /** Who saved it last; the table keeps it with what was saved. */
  @Column('integer', { nullable: true })
  saved_by: number | null;
}
