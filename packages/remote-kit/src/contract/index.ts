export * from './api.ts';
export * from './commands.ts';
export * from './contract.ts';
export * from './session.ts';
export type * from './api.ts';
export * from './store.ts';
