export * from './destinations.ts';
export * from './guard.ts';
