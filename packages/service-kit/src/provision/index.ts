export * from './provision.ts';
