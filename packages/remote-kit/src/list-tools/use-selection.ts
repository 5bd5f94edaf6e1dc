import { useState } from 'react';

const nobody: ReadonlySet<string> = new Set();

/** Rows of a list that are to be changed together: of those in sight, and only once somebody wants to select. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(nobody);
  const chosen = isOn ? rows.filter(({ id }) => ids.has(id)) : [];
  return {
    isOn,
    turn: (on: boolean): void => {
      setOn(on);
      setIds(nobody);
    },
    chosen,
    isAll: rows.length > 0 && chosen.length === rows.length,
    all: (on: boolean): void => setIds(on ? new Set(rows.map(({ id }) => id)) : nobody),
    choose: (id: string, on: boolean): void =>
      setIds(new Set(on ? [...ids, id] : [...ids].filter((each) => each !== id))),
  };
}

export type Selection<Row extends { id: string } = { id: string }> = ReturnType<typeof useSelection<Row>>;
