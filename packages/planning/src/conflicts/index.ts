export * from './answered.ts';
export { unavailableIn, wishesOf } from './availability.ts';
export * from './conflicts.ts';
export { firstInvalidDay, type Validity } from './licenses.ts';
export * from './sentences.ts';
export * from './types.ts';
export * from './worsened.ts';
