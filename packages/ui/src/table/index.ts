export * from './table.tsx';
export * from './table.types.ts';
