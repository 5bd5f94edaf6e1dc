import { createDataSource } from '@portfolio/service-kit/database';
import { JobQueue20261121080000 } from '@portfolio/service-kit/jobs';
import { RateLimits20261121080500 } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { BlogPostEntity } from './blog/blog-post.entity.ts';
import { Blog20261121140000 } from './migrations/20261121140000-blog.ts';
import { Chat20261121150000 } from './migrations/20261121150000-chat.ts';
import { ContactMessageEntity } from './contact/contact-message.entity.ts';
import { Contact20261121130000 } from './migrations/20261121130000-contact.ts';
import { MobileDemoEntity } from './demos/mobile-demo.entity.ts';
import { MediaFileEntity } from './media/media-file.entity.ts';
import { Projects20261121090000 } from './migrations/20261121090000-projects.ts';
import { MediaReferences20261121100000 } from './migrations/20261121100000-media-references.ts';
import { MobileDemos20261121110000 } from './migrations/20261121110000-mobile-demos.ts';
import { Pages20261121120000 } from './migrations/20261121120000-pages.ts';
import { PageEntity } from './pages/page.entity.ts';
import { SectionCardEntity, SectionEntity } from './pages/section.entity.ts';
import { ProjectEntity } from './projects/project.entity.ts';

/** The content database, not yet connected. */
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
    ],
    migrations: [
      JobQueue20261121080000,
      RateLimits20261121080500,
      Projects20261121090000,
      MediaReferences20261121100000,
      MobileDemos20261121110000,
      Pages20261121120000,
      Contact20261121130000,
      Blog20261121140000,
      Chat20261121150000,
    ],
  });
