import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** Column title; beside the value on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row (its title or person): a row header, and the title of the card. One column. */
  rowHeader?: boolean;
  sortable?: boolean;
  /** Figures: tabular, at the end of the cell. */
  numeric?: boolean;
  /** Stays while a row is shown beside the table, as that of the names does. */
  beside?: boolean;
};

export type Sort = { column: string; direction: 'ascending' | 'descending' };

export type TableProps<Row> = {
  /** What the table lists; read by screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  /** Called with the wanted order: ascending at first, then the other way. */
  onSort?: (sort: Sort) => void;
  /** Rows can be shown beside the table: by their edge here, by keys where that is heard (`Beside` of remote-kit). */
  preview?: {
    /** Key of the row that is. */
    shown: string | undefined;
    toggle: (key: string) => void;
    /** Words of the edge, for the mouse. */
    label: string;
  };
  /** A box in each row, while rows are being selected. */
  boxes?: {
    chosen: ReadonlySet<string>;
    choose: (key: string, on: boolean) => void;
    /** Of a box ('Select Harbour'). */
    name: (row: Row) => string;
  };
  /** Buttons or links of a row, at its end. */
  actions?: (row: Row) => ReactNode;
  /** Title of the actions' column, for screen readers. Needed with `actions`. */
  actionsLabel?: string;
  /** Shown below the titles when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** The rows are on their way: skeleton rows while there are none, older rows dimmed otherwise. */
  loading?: { label: string; rows?: number };
};
