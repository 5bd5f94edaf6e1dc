export * from './beside.tsx';
