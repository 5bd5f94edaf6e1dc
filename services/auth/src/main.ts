import { startService } from '@portfolio/service-kit/service';
import { readAuthEnvironment } from './environment.ts';
import { authService } from './service.ts';

await startService(() => authService(readAuthEnvironment()));
