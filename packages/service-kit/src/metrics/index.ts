export * from './database.ts';
export * from './jobs.ts';
export { measureProcess, registry, secondsSince, totalOf } from './registry.ts';
export * from './releases.ts';
export * from './requests.ts';
