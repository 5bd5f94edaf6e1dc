export * from './guarded.tsx';
