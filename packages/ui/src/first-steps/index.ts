export * from './first-steps.tsx';
