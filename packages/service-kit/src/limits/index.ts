export * from './count.ts';
export * from './network.ts';
export * from './table.ts';
