import { createDataSource } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { MediaFileEntity } from './media/media-file.entity.ts';
import { Projects20261121090000 } from './migrations/20261121090000-projects.ts';
import { MediaReferences20261121100000 } from './migrations/20261121100000-media-references.ts';
import { ProjectEntity } from './projects/project.entity.ts';

/** The content database, not yet connected. */
export const contentDatabase = (url: string): DataSource =>
  createDataSource({
    url,
    applicationName: 'content',
    entities: [MediaFileEntity, ProjectEntity],
    migrations: [Projects20261121090000, MediaReferences20261121100000],
  });
