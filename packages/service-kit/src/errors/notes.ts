import { AsyncLocalStorage } from 'node:async_hooks';

/** What the status of an answer over GraphQL does not say; of what was sent it holds nothing. */
export interface Noted {
  /** Codes of what was refused. */
  refused: Set<string>;
  /** Name of the operation, without its variables. */
  operation?: string;
}

const storage = new AsyncLocalStorage<Noted>();

/** Runs `work`, and keeps in `noted` what is said of it for the request's line in the log. */
export const collectNotes = <T>(noted: Noted, work: () => T): T => storage.run(noted, work);

/** Notes a refusal by its code. */
export const noteRefusal = (code: string): void => void storage.getStore()?.refused.add(code);

/** Names come from whoever asks: what is no name of GraphQL's grammar, or long, is left out. */
const isName = /^[_a-z]\w{0,99}$/i;

/** Notes which operation was asked for. */
export function noteOperation(name: string | null | undefined): void {
  const noted = storage.getStore();
  if (noted && name && isName.test(name)) noted.operation = name;
}
