export { isOperator, operationsRouter } from './operations-router.ts';
