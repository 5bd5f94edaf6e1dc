export { one, several, useListState, usePages, type Filter, type ListState } from './use-list-state.ts';
