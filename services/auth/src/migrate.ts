import { migrateService } from '@portfolio/service-kit/service';
import { authDatabase } from './database.ts';

await migrateService('auth', authDatabase);
