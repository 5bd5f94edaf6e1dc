export * from './use-page.ts';
export * from './use-list-state.ts';
export * from './use-search-text.ts';
