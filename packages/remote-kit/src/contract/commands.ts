/** Somewhere to go that the command bar offers. */
export interface Command {
  /** What it is among, in the reader's language: "Employees", "Go to". */
  group: string;
  title: string;
  /** Tells it from others of the same title. */
  detail?: string | undefined;
  to: string;
  /** Navigation state of that address. */
  state?: unknown;
}

/** What somebody has typed into the command bar. */
export interface CommandSearch {
  /** Without spaces at its ends; empty before anything is typed. */
  text: string;
  /** Aborted when something else is typed, or the bar is closed. */
  signal: AbortSignal;
}

/** As it is compared: without accents, in small letters. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose words begin with each word of the text, whatever their case and accents; all for an empty text. */
export function matchingCommands(text: string, commands: readonly Command[]): Command[] {
  const wanted = plainText(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ title, group }) => {
    const words = plainText(`${title} ${group}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  });
}
