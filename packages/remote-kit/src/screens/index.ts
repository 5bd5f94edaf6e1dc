export * from './create-screens.tsx';
export * from './use-action.ts';
