import type { Gap } from './gaps.ts';
import { placesOf, type Place } from './grid-context.ts';
import type { Row } from './grid.types.ts';

/**
 * Where a key leads: arrows go from cell to cell, up and down also through the shifts of a cell; Home and End to the
 * first and last day, with Ctrl to the first and last row.
 * @returns undefined for other keys, and at an edge
 */
export function placeAfter(
  rows: readonly Row[],
  place: Place,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Place | undefined {
  const index = rows.findIndex(({ id }) => id === place.rowId);
  const row = rows[index];
  if (!row) return undefined;
  const lastDay = row.cells.length - 1;
  const cell = (at: Row | undefined, day: number): Place | undefined =>
    at && day >= 0 && day <= lastDay ? { rowId: at.id, day, shiftId: undefined } : undefined;

  switch (key) {
    case 'ArrowRight':
      return cell(row, place.day + 1);
    case 'ArrowLeft':
      return cell(row, place.day - 1);
    case 'ArrowDown':
      return beside(row, place, 1) ?? cell(rows[index + 1], place.day);
    case 'ArrowUp': {
      const above = rows[index - 1];
      return beside(row, place, -1) ?? (above && placesOf(above, place.day).at(-1));
    }
    case 'Home':
      return cell(ctrlKey ? rows[0] : row, 0);
    case 'End':
      return cell(ctrlKey ? rows.at(-1) : row, lastDay);
    default:
      return undefined;
  }
}

/** The next or the last place within the same cell. */
function beside(row: Row, place: Place, step: 1 | -1): Place | undefined {
  const places = placesOf(row, place.day);
  const at = places.findIndex(({ shiftId }) => shiftId === place.shiftId);
  return places[at + step];
}

/** Lead to the next gap, and to the last before. */
export const gapKeys: Record<'.' | ',', 1 | -1> & Partial<Record<string, 1 | -1>> = { '.': 1, ',': -1 };

/** The next gap where somebody is wanted, or the last before, in the order of rows and days; its place has its id. */
export function gapBeside(rows: readonly Row[], place: Place, step: 1 | -1): (Place & { gap: Gap }) | undefined {
  const own = rows.findIndex(({ id }) => id === place.rowId);
  const at = own < 0 ? 0 : placesOf(rows[own]!, place.day).findIndex(({ shiftId }) => shiftId === place.shiftId);
  // The day itself is before its gaps.
  const isBeside = (row: number, day: number, nth: number): boolean =>
    Math.sign(row - own || day - place.day || nth + 1 - at) === step;
  const found = rows.flatMap(({ id: rowId, post }, row) =>
    (post?.days ?? []).flatMap(({ gaps }, day) =>
      gaps.flatMap((gap, nth) =>
        gap.reason === undefined && isBeside(row, day, nth) ? [{ rowId, day, shiftId: gap.id, gap }] : [],
      ),
    ),
  );
  return found.at(step === 1 ? 0 : -1);
}
