/** What a visitor did before the page was live, for the shell to carry out. */
export interface Begun {
  /** Calls `then` once nothing is held down: what changes between press and release would be pressed nowhere. */
  whenFree: (then: () => void) => void;
  /** From now on the live page hears itself. Gives what was pressed before, in order. */
  end: () => Element[];
}

declare global {
  /** Of `begin.ts`, on pages that begin without the shell. */
  var begun: Begun | undefined;
}
