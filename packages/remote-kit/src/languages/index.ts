export * from './create-translator.ts';
