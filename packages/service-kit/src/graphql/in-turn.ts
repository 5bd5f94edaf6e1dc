import type { ServerResponse } from 'node:http';
import { throttled } from '../limits/index.ts';
import { Turns } from '../slices/index.ts';

/** So many of one request are worked on at once: its queries follow each other, and what it asks for of their answers goes with others. */
const width = { query: 1, field: 3 };

type Kind = keyof typeof width;

/** By context, which each request has its own of. */
const requests = new WeakMap<object, Record<Kind, Turns>>();
const responses = new WeakMap<object, ServerResponse>();

/** What is left of a request's queries is not begun once nobody waits for its response any more. */
export function answeredBy<C extends object>(context: C, response: ServerResponse): C {
  responses.set(context, response);
  return context;
}

/**
 * Works on a query, or on a field of its answer, in its request's turn: whoever names one twenty times, or twenty of them, takes one place
 * among all who ask, and must not have the work of twenty done at once.
 */
export function inTurn<T>(context: object, kind: Kind, work: () => Promise<T> | T): Promise<T> {
  const turns = requests.get(context) ?? { query: new Turns(width.query), field: new Turns(width.field) };
  requests.set(context, turns);
  return turns[kind].take('', async () => {
    // Read by nobody, and no error of ours.
    if (responses.get(context)?.destroyed) throw throttled(1);
    return work();
  });
}
