export * from './device-of.ts';
export * from './save-file.ts';
export * from './links.ts';
