import { migrateService } from '@portfolio/service-kit/service';
import { contentDatabase } from './database.ts';

await migrateService('content', contentDatabase);
