export * from './dated.ts';
