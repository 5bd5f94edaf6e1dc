/** What remotes use at run time. The shell shares this module, so that all remotes run on one copy of it. */
export * from './contract/index.ts';
export * from './remote/index.ts';
export { createTranslator, type Translator } from './languages/index.ts';
export type { Language } from './manifest/index.ts';
