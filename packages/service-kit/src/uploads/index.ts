export * from './read-operation.ts';
