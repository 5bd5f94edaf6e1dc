import { shiftDetails, type Shift } from '@portfolio/contracts/scheduling';

type Detail = keyof typeof shiftDetails.shape;

const names = Object.keys(shiftDetails.shape) as Detail[];

/** The columns of what a planner says of a shift, of a table that has them all: `shift.title, shift.notes, …`. */
export const detailColumns = (table: string): string => names.map((name) => `${table}.${name}`).join(', ');

/** The same without a table, as INSERT names them. */
export const detailNames = names.join(', ');

/** The same of a shift at hand. */
export const detailsOf = (shift: Pick<Shift, Detail>): Pick<Shift, Detail> =>
  Object.fromEntries(names.map((name) => [name, shift[name]])) as Pick<Shift, Detail>;
