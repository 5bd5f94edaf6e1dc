export * from './create-service.ts';
export * from './run.ts';
