export * from './create-list-tools.tsx';
export { hiddenParameter, useColumns } from './use-columns.ts';
export { useSelection, type Selection } from './use-columns.ts';
