import { startService } from '@portfolio/service-kit/service';
import { readContentEnvironment } from './environment.ts';
import { contentService } from './service.ts';

await startService(() => contentService(readContentEnvironment()));
