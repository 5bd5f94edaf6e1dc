export { operationsRouter } from './operations-router.ts';
export { statusRouter } from './status-router.ts';
