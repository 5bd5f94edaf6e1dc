export * from './slices.ts';
export * from './turns.ts';
