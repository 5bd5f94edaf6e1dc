/** One press of Ctrl-C reaches us up to three times: from the terminal, from npm, and from our own bootstrap. */
const sameRequest = 1000;

/**
 * Calls `polite` at the first request to end, and `forced` at a second one.
 * @param forced must end the process
 */
export function onEndRequest(polite: () => void, forced: () => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = Date.now();
        polite();
      } else if (Date.now() - first > sameRequest) {
        forced();
      }
    });
  }
}
