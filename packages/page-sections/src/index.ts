export * from './page-section.tsx';
export * from './backgrounds.ts';
export * from './section.types.ts';
