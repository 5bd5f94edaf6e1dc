export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { useHealing } from './use-healing.ts';
