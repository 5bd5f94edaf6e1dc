export * from './manage-users.ts';
export * from './passkeys.ts';
export * from './passwords.ts';
export * from './user.ts';
export * from './second-factor.ts';
export * from './session.ts';
export * from './settings.ts';
export { languages, type Language } from '../site/languages.ts';
