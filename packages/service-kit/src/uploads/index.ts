export { readOperation } from './read-operation.ts';
