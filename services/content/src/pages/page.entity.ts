import { pageInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Entity } from 'typeorm';
import { RevisedItemEntity } from '../items/content-item.entity.ts';

/** A custom page (core-site.md §3); its sections are in `section`. */
@Entity('page')
export class PageEntity extends withColumns(pageInput.omit({ slug: true }), RevisedItemEntity) {}
