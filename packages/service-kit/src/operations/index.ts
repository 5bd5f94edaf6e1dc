export { operationsRouter } from './operations-router.ts';
export * from './status-router.ts';
