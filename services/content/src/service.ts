import { createService, type Service, type ServiceDefinition } from '@portfolio/service-kit/service';
import type { ContentParts } from './context.ts';
import { contentDatabase } from './database.ts';
import type { ContentEnvironment } from './environment.ts';
import { mediaLimits } from '@portfolio/contracts/content';
import { requireStaff } from '@portfolio/service-kit/actor';
import { mobileDemoResources } from './demos/mobile-demos.rest.ts';
import { qrCodeResources } from './demos/qr-code.rest.ts';
import { MediaLibrary } from './media/library.ts';
import { mediaResources } from './media/media.rest.ts';
import { pageResources } from './pages/pages.rest.ts';
import { projectResources } from './projects/projects.rest.ts';
import { contentSubgraph } from './subgraph.ts';

/** The content service, assembled alike for `main.ts` and for tests. */
export async function contentService(
  environment: ContentEnvironment,
  overrides: Partial<ServiceDefinition<ContentParts>> = {},
): Promise<Service> {
  const database = contentDatabase(environment.DATABASE_URL);
  const media = new MediaLibrary(environment);
  return createService<ContentParts>({
    name: 'content',
    environment,
    database,
    parts: { database, media, publicOrigin: environment.PUBLIC_ORIGIN },
    resources: [...projectResources, ...mobileDemoResources, ...qrCodeResources, ...pageResources, ...mediaResources],
    constraints: { page_slug_key: { field: 'slug' } },
    uploads: { allow: requireStaff, maxFileSize: mediaLimits.appBytes, maxFiles: mediaLimits.images + 3 },
    subgraph: await contentSubgraph(),
    ...overrides,
  });
}
