export { Table } from './table.tsx';
export type { Column, Sort, TableProps } from './table.types.ts';
