export * from './list-toolbar.tsx';
