export * from './open-pages.ts';
export * from './opened.ts';
export * from './change.ts';
export * from './withdrawn.ts';
export * from './release-error.ts';
