export * from './body.ts';
export * from './coerced.ts';
export { readForm } from './form.ts';
export * from './resource.ts';
export * from './parse.ts';
export * from './list-parameters.ts';
export * from './envelope.ts';
export * from './router.ts';
export * from './write-document.ts';
