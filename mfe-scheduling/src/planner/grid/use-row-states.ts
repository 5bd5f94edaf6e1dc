import { useRef } from 'react';
import type { Place, RowState } from './grid-context.ts';
import type { Row } from './grid.types.ts';

/** What goes on in the grid at the moment. */
export interface GridState {
  active: Place | undefined;
  target: { rowId: string; day: number; until?: number; gapId?: string | undefined } | undefined;
  /** Whether arrows move what was picked up, instead of the focus. */
  carrying: boolean;
  selected: ReadonlySet<string>;
  carried: ReadonlySet<string>;
  pending: ReadonlySet<string>;
  refusals: ReadonlyMap<string, string>;
  /** What would become of what is on its way, in each row. */
  verdictIn: ((row: Row) => RowState['verdict']) | undefined;
}

const none: ReadonlySet<string> = new Set();
const noRefusals: ReadonlyMap<string, string> = new Map();

/** Gives each row its part of the state, the same object as before while nothing in it has changed. */
export function useRowStates(state: GridState) {
  const before = useRef(new Map<string, { key: string; state: RowState }>());
  // While a reader scrolls, nothing else changes: no row is worked out for each frame.
  const same = useRef<{ state: GridState; rows: WeakMap<Row, RowState> }>(undefined);
  const shiftsOf = (row: Row) => row.cells.flatMap((cell) => cell.map(({ shift }) => shift.id));

  const of = (row: Row): RowState => {
    if (!same.current || !isSame(same.current.state, state)) same.current = { state, rows: new WeakMap() };
    const known = same.current.rows.get(row) ?? worked(row);
    same.current.rows.set(row, known);
    return known;
  };

  const worked = (row: Row): RowState => {
    const ids = shiftsOf(row);
    const within = (all: ReadonlySet<string>) => (all.size === 0 ? none : new Set(ids.filter((id) => all.has(id))));
    const own: RowState = {
      verdict: state.verdictIn?.(row),
      active: state.active?.rowId === row.id ? state.active : undefined,
      target: state.target?.rowId === row.id ? state.target.day : undefined,
      until: state.target?.rowId === row.id ? (state.target.until ?? state.target.day) : undefined,
      targetGap: state.target?.rowId === row.id ? state.target.gapId : undefined,
      selected: within(state.selected),
      carried: within(state.carried),
      pending: within(state.pending),
      refusals:
        state.refusals.size === 0 ? noRefusals : new Map([...state.refusals].filter(([id]) => ids.includes(id))),
    };
    const key = JSON.stringify([
      own.active,
      own.target,
      own.until,
      own.targetGap,
      own.verdict,
      [...own.selected],
      [...own.carried],
      [...own.pending],
      [...own.refusals],
    ]);
    const known = before.current.get(row.id);
    if (known?.key === key) return known.state;
    before.current.set(row.id, { key, state: own });
    return own;
  };
  return { of };
}

const isSame = (one: GridState, other: GridState): boolean =>
  (Object.keys(one) as (keyof GridState)[]).every((key) => one[key] === other[key]);
