export * from './tab-bar-layout.tsx';
