export * from './precondition.ts';
