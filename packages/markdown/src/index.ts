export * from './markdown-text.tsx';
