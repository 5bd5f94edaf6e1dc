export { createService, type Background, type Service, type ServiceDefinition } from './create-service.ts';
export { migrateService, runCommand, startService } from './run.ts';
