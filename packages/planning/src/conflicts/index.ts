export { unavailableIn } from './availability.ts';
export * from './conflicts.ts';
export * from './sentences.ts';
export * from './types.ts';
export * from './worsened.ts';
