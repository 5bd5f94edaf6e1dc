export * from './global-style.tsx';
