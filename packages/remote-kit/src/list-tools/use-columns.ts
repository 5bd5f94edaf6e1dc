import { deviceStorage } from '@portfolio/remote-kit/storage';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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

/** Columns that are left out, in an address that says so. */
export const hiddenParameter = 'hide';

interface Column {
  id: string;
  header: string;
  /** Always there. */
  rowHeader?: boolean;
}

/**
 * Which columns of a list are shown: all, until somebody chooses. That is remembered on this device; an address, such as that of a view,
 * counts more. @param name of the list
 */
export function useColumns<Shown extends Column>(name: string, columns: readonly Shown[]) {
  const [parameters, setParameters] = useSearchParams();
  const key = `hidden/${name}`;
  const [kept, setKept] = useState(() => deviceStorage.getItem(key) ?? '');
  const asked = (parameters.get(hiddenParameter) ?? kept).split(',');
  const choices = columns.filter(({ rowHeader }) => !rowHeader);
  const hidden = choices.filter(({ id }) => asked.includes(id)).map(({ id }) => id);

  return {
    /** For the table. */
    columns: columns.filter(({ id }) => !hidden.includes(id)),
    /** What one may choose among. */
    choices,
    hidden,
    show: (column: string, isShown: boolean): void => {
      const next = hidden.filter((id) => id !== column);
      const text = (isShown ? next : [...next, column]).join(',');
      setKept(text);
      deviceStorage.setItem(key, text);
      setParameters(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.delete(hiddenParameter);
          return changed;
        },
        { replace: true },
      );
    },
  };
}

export type ColumnChoice = Pick<ReturnType<typeof useColumns>, 'choices' | 'hidden' | 'show'>;
