import { startService } from '@portfolio/service-kit/service';
import { readSchedulingEnvironment } from './environment.ts';
import { schedulingService } from './service.ts';

await startService(() => schedulingService(readSchedulingEnvironment()));
