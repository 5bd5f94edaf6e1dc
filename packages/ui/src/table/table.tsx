import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import PanelRight from 'lucide-react/icons/panel-right';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ActionsCell, Cell, RowHeader } from './cell.styles.ts';
import { Body, Boxed, Edge, Head, HeadRow, Outer, Placeholder, Row, Scroller, StyledTable } from './frame.styles.ts';
import { HeadCell, SortButton } from './head-cell.styles.ts';
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

const SKELETON_ROWS = 5;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

const ColumnTitle = <Data,>({
  column,
  sort,
  onSort,
}: { column: Column<Data> } & Pick<TableProps<Data>, 'sort' | 'onSort'>) => {
  if (!column.sortable || !onSort) return <HeadCell $numeric={column.numeric}>{column.header}</HeadCell>;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next: Sort = { column: column.id, direction: direction ? opposite[direction] : 'ascending' };
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <HeadCell $numeric={column.numeric} $sortable aria-sort={direction ?? 'none'}>
      <SortButton type="button" $numeric={column.numeric} onClick={() => onSort(next)}>
        {column.header}
        <Arrow aria-hidden size={14} />
      </SortButton>
    </HeadCell>
  );
};

const DataRow = <Data,>({
  row,
  name,
  columns,
  actions,
  preview,
  boxes,
}: { row: Data; name: string } & Pick<TableProps<Data>, 'columns' | 'actions' | 'preview' | 'boxes'>) => {
  const edge = preview && (
    <Edge title={preview.label} onClick={() => preview.toggle(name)}>
      <PanelRight size={16} />
    </Edge>
  );
  return (
    <Row {...(preview && { 'data-preview': name, 'aria-current': preview.shown === name })}>
      {columns.map((column, at) =>
        column.rowHeader ? (
          <RowHeader key={column.id}>
            {at === 0 && edge}
            {boxes ? (
              <Boxed>
                <input
                  type="checkbox"
                  aria-label={boxes.name(row)}
                  checked={boxes.chosen.has(name)}
                  onChange={({ target }) => boxes.choose(name, target.checked)}
                />
                {column.cell(row)}
              </Boxed>
            ) : (
              column.cell(row)
            )}
          </RowHeader>
        ) : (
          <Cell key={column.id} data-label={column.header} $numeric={column.numeric}>
            {at === 0 && edge}
            {column.cell(row)}
          </Cell>
        ),
      )}
      {actions && (
        <ActionsCell>
          <div>{actions(row)}</div>
        </ActionsCell>
      )}
    </Row>
  );
};

const SkeletonRow = ({ cells }: { cells: number }) => (
  <Row>
    {Array.from({ length: cells }, (_, cell) => (
      <Cell key={cell}>
        <Skeleton $width={cell === 0 ? '9rem' : '5rem'} />
      </Cell>
    ))}
  </Row>
);

/**
 * A dense table (44 px rows, titles that stay in sight) that becomes a list of cards where it has less than 640 px.
 * It shows what it is given: sorting and paging are the caller's. `--sticky-top` is where titles stop below a page header.
 */
export const Table = <Data,>(props: TableProps<Data>) => {
  const { caption, rows, rowKey, sort, onSort, actionsLabel, empty, loading, preview, boxes } = props;
  const isBeside = preview?.shown !== undefined;
  const columns = isBeside ? props.columns.filter(({ rowHeader, beside }) => rowHeader || beside) : props.columns;
  const actions = isBeside ? undefined : props.actions;
  const cells = columns.length + (actions ? 1 : 0);
  const waiting = loading !== undefined && rows.length === 0;
  return (
    <Outer>
      {loading && (
        <VisuallyHidden as="div" role="status">
          {loading.label}
        </VisuallyHidden>
      )}
      <Scroller>
        <StyledTable aria-label={caption} aria-busy={loading !== undefined}>
          <Head>
            <HeadRow $edge={preview !== undefined}>
              {columns.map((column) => (
                <ColumnTitle key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
              {actions && (
                <HeadCell data-actions>
                  <VisuallyHidden>{actionsLabel}</VisuallyHidden>
                </HeadCell>
              )}
            </HeadRow>
          </Head>
          <Body aria-hidden={waiting || undefined}>
            {waiting
              ? Array.from({ length: loading.rows ?? SKELETON_ROWS }, (_, row) => (
                  <SkeletonRow key={row} cells={cells} />
                ))
              : rows.map((row) => (
                  <DataRow
                    key={rowKey(row)}
                    name={String(rowKey(row))}
                    {...{ row, columns, actions, preview, boxes }}
                  />
                ))}
          </Body>
        </StyledTable>
        {!loading && rows.length === 0 && empty && <Placeholder>{empty}</Placeholder>}
      </Scroller>
    </Outer>
  );
};
