export * from './definition-list.tsx';
