import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Set<string>>();

/** Runs `work`, and keeps in `refusals` the codes of what is refused of it: over GraphQL the status does not say. */
export const collectRefusals = <T>(refusals: Set<string>, work: () => T): T => storage.run(refusals, work);

/** Notes a refusal by its code, for the request's line in the log; of what was sent it must say nothing. */
export const noteRefusal = (code: string): void => void storage.getStore()?.add(code);
