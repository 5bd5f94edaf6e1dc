export * from './storage.ts';
export * from './language-kept.ts';
export * from './single-keys.ts';
