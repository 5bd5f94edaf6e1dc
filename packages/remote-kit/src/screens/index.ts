export * from './create-screens.tsx';
export * from './use-action.ts';
export * from './use-fresh.ts';
