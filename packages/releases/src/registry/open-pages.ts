/** Milliseconds that a page may be open, and all that it may need stays: seven days. */
export const openPages = 7 * 24 * 60 * 60 * 1000;
