export * from './copies.ts';
export * from './folder-store.ts';
export * from './open-store.ts';
export * from './store.ts';
