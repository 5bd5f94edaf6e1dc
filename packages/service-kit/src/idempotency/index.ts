export * from './bound.ts';
export * from './once.ts';
export * from './table.ts';
