export * from './button.tsx';
export * from './button.styles.ts';
