export * from './notice.tsx';
