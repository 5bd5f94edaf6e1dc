export * from './bubbles.tsx';
