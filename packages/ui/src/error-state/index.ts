export * from './error-state.tsx';
export * from './use-healing.ts';
