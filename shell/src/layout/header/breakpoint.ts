/** From here on the whole navigation fits into one row, also with the administrators' menu and in French. */
export const wide = '@media (min-width: 66em)';
