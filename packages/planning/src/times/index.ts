export * from './times.ts';
