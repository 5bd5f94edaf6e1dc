import { createDataSource, migrationsIn } from '@portfolio/service-kit/database';
import { ownerRows } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { BlogPostEntity } from './blog/blog-post.entity.ts';
import { ContactMessageEntity } from './contact/contact-message.entity.ts';
import { MobileDemoEntity } from './demos/mobile-demo.entity.ts';
import { MediaFileEntity } from './media/media-file.entity.ts';
import { SiteOwnerEntity } from './owner/site-owner.entity.ts';
import { PageEntity, SectionCardEntity, SectionEntity } from './pages/page.entity.ts';
import { ProjectEntity } from './projects/project.entity.ts';

const migrations = await migrationsIn(new URL('migrations/', import.meta.url));

/** The content database, not yet connected. Statements reach the rows of their scope (docs/decisions/0410). */
export const contentDatabase = (url: string): DataSource =>
  createDataSource({
    url,
    applicationName: 'content',
    entities: [
      BlogPostEntity,
      ContactMessageEntity,
      MediaFileEntity,
      MobileDemoEntity,
      PageEntity,
      ProjectEntity,
      SectionCardEntity,
      SectionEntity,
      SiteOwnerEntity,
    ],
    migrations,
    scope: ownerRows,
  });
