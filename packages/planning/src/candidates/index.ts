export * from './candidates.ts';
