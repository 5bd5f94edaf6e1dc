export * from './command-list.tsx';
