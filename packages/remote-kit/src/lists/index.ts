export * from './pagination-texts.ts';
export * from './use-list-state.ts';
export * from './use-list-top.ts';
export * from './use-page.ts';
export * from './use-search-text.ts';
