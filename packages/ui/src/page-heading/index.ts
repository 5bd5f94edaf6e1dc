export * from './page-heading.tsx';
