export * from './drop-area.tsx';
