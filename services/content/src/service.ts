import { createService, type Service, type ServiceDefinition } from '@portfolio/service-kit/service';
import type { ContentParts } from './context.ts';
import { contentDatabase } from './database.ts';
import type { ContentEnvironment } from './environment.ts';
import { MediaLibrary } from './media/library.ts';
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
    parts: { database, media },
    resources: [...projectResources],
    subgraph: await contentSubgraph(),
    ...overrides,
  });
}
