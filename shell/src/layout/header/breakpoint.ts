/** From here on the whole navigation fits into one row, also for a supporting administrator in French. */
export const wide = '@media (min-width: 72em)';

/** A row that has no room for the user's name. */
export const tight = '@media (min-width: 72em) and (max-width: 83.99em)';
