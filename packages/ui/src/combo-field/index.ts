export * from './combo-field.tsx';
export { shownName, type ComboOption, type ComboValue } from './use-typed.ts';
