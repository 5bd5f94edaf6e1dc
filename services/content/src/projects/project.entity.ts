import { projectInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Entity } from 'typeorm';
import { RevisedItemEntity } from '../items/content-item.entity.ts';

const fields = projectInput.omit({ slug: true, technologies: true, replaces_featured: true, image_alts: true });

/** A portfolio project (core-site.md §3). Empty links are `''`, as on the wire. */
@Entity('project')
export class ProjectEntity extends withColumns(fields, RevisedItemEntity) {}
