export * from './confirm-inline.tsx';
