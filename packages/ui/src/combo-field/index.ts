export * from './combo-field.tsx';
export type { ComboOption } from './use-typed.ts';
