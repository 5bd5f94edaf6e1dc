export * from './page-section.tsx';
export * from './backgrounds.ts';
export * from './section-words.ts';
export * from './section.types.ts';
export * from './preview.tsx';
