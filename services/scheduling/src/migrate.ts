import { migrateService } from '@portfolio/service-kit/service';
import { schedulingDatabase } from './database.ts';

await migrateService('scheduling', schedulingDatabase);
