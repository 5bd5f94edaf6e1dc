export * from './breakable.tsx';
export * from './text.tsx';
