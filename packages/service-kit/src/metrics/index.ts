export * from './database.ts';
export * from './jobs.ts';
export * from './registry.ts';
export * from './requests.ts';
