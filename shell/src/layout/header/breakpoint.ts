interface Reader {
  /** Nobody has signed in: the row is shorter. */
  $visitor?: boolean;
}

/** From here on the whole navigation fits into one row: for a visitor, or also for a supporting administrator in French. */
export const wide = ({ $visitor = false }: Reader): string => `@media (min-width: ${$visitor ? 64 : 72}em)`;

/** A row that has no room for the user's name. */
export const tight = '@media (min-width: 72em) and (max-width: 83.99em)';

/** Text so large, on a window so narrow, that the place beside the brand would be two letters: it takes a line of its own. */
export const large = '@media (max-width: 16em)';
