export * from './run-standalone.tsx';
