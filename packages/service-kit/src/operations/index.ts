export { operationsRouter } from './operations-router.ts';
export { statusRouter, type StatusDetails } from './status-router.ts';
