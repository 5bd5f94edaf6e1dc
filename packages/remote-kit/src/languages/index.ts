export { createTranslator, type LanguageFollower, type Translator } from './create-translator.ts';
