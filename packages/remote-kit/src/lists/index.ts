export { paginationTexts } from './pagination-texts.ts';
export { one, several, useListState, type Filter, type ListState } from './use-list-state.ts';
export { useListTop } from './use-list-top.ts';
export { usePage, usePages } from './use-page.ts';
