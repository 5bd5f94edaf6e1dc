export * from './storage.ts';
export * from './language-kept.ts';
