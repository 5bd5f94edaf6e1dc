import type { View } from './calendar.ts';
import type { GapDeed } from './gap-dialog.tsx';
import { gapKeys } from './keyboard.ts';

/** What can be done at a place of the grid; undefined is what cannot be done there. */
export interface Ways {
  open: () => void;
  select: () => void;
  deselect: (() => void) | undefined;
  carry: ((mode: 'move' | 'copy') => void) | undefined;
  resize: (() => void) | undefined;
  remove: (() => void) | undefined;
  gap: ((deed: GapDeed) => void) | undefined;
  toGap: ((step: 1 | -1) => void) | undefined;
  fits: (() => void) | undefined;
  zoom: (view: View) => void;
  person: (() => void) | undefined;
  /** To the days before or after, or (0) to today. */
  turn: (step: 1 | -1 | 0) => void;
  toDate: () => void;
  toSearch: () => void;
}

interface GridKey {
  /** As the list of keys shows it. */
  shown: string;
  /** The way of each key; none where the grid or the pointer has it. Letters are small. */
  ways?: Record<string, (ways: Ways) => (() => void) | undefined>;
}

/** A way that is told what: to be carried how, how far to turn. */
const told =
  <What>(wayIn: (ways: Ways) => ((what: What) => void) | undefined, what: What) =>
  (ways: Ways) => {
    const way = wayIn(ways);
    return way && (() => way(what));
  };
const carry = (mode: 'move' | 'copy') => told((ways) => ways.carry, mode);
const zoom = (view: View) => told((ways) => ways.zoom, view);
const turn = (step: 1 | -1 | 0) => told((ways) => ways.turn, step);
const gap = (deed: GapDeed) => told((ways) => ways.gap, deed);
const toGap = (step: 1 | -1) => told((ways) => ways.toGap, step);

/** Every key of the grid: what people read in the list of keys, and what it does. The names are those of the texts. */
export const gridKeys = {
  arrows: { shown: '← ↑ ↓ →' },
  enter: { shown: 'Enter', ways: { Enter: ({ open }) => open } },
  // On an empty day it does nothing, and does not scroll the page away.
  space: { shown: 'Space', ways: { ' ': ({ select }) => select } },
  escape: { shown: 'Escape', ways: { Escape: ({ deselect }) => deselect } },
  m: { shown: 'M', ways: { m: carry('move') } },
  c: { shown: 'C', ways: { c: carry('copy') } },
  r: { shown: 'R', ways: { r: ({ resize }) => resize } },
  delete: { shown: 'Delete', ways: { Delete: ({ remove }) => remove } },
  undo: { shown: 'Ctrl+Z, Ctrl+Shift+Z' },
  pages: { shown: 'PageUp, PageDown', ways: { PageUp: turn(-1), PageDown: turn(1) } },
  zoom: {
    shown: '1, 2, 3, 4, 5',
    // From near to far.
    ways: {
      1: zoom('day'),
      2: zoom('week'),
      3: zoom('two-weeks'),
      4: zoom('four-weeks'),
      5: zoom('month'),
    },
  },
  person: { shown: 'P', ways: { p: ({ person }) => person } },
  t: { shown: 'T', ways: { t: turn(0) } },
  g: { shown: 'G', ways: { g: ({ toDate }) => toDate } },
  f: { shown: 'F', ways: { f: ({ fits }) => fits } },
  gaps: { shown: '. ,', ways: { '.': toGap(gapKeys['.']), ',': toGap(gapKeys[',']) } },
  o: { shown: 'O', ways: { o: gap('offer') } },
  n: { shown: 'N', ways: { n: gap('close') } },
  search: { shown: '/', ways: { '/': ({ toSearch }) => toSearch } },
  drag: { shown: 'Alt' },
} satisfies Record<string, GridKey>;

const wayOf = new Map(Object.values<GridKey>(gridKeys).flatMap(({ ways = {} }) => Object.entries(ways)));

/** @returns whether the key does anything there */
export function pressed(key: string, ways: Ways): boolean {
  const way = wayOf.get(key.length === 1 ? key.toLowerCase() : key)?.(ways);
  way?.();
  return way !== undefined;
}
