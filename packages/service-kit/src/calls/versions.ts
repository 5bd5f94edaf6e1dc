import type { Request, Response } from 'express';
import { z } from 'zod';
import { asSeen, etagged, ifMatch, seenDescription, type Precondition } from '../precondition/index.ts';

/** How a caller says which version of an item a change takes for granted. */
export interface Versions<Expected> {
  /** Of a change over REST. */
  expected(this: void, request: Request): Expected | undefined;
  /** Answers an item over REST with its version. */
  tagged<T extends object>(this: void, response: Response, item: T): T;
  /** The argument of a change over GraphQL, which may be left out; without a schema it is of the input's type. */
  argument: { name: string; description?: string; schema?: z.ZodType } | undefined;
  seen(this: void, given: never): Expected | undefined;
}

/** By `ETag` and `If-Match`, and by what the caller saw of the fields it changes. */
export const etags: Versions<Precondition> = {
  expected: ifMatch,
  tagged: etagged,
  argument: { name: 'seen', description: seenDescription },
  seen: asSeen,
};

/** The same of an item of which only the name is changed. */
export const namedEtags: Versions<Precondition> = {
  ...etags,
  argument: {
    name: 'seen',
    schema: z.string(),
    description: 'The name that the caller saw: CONFLICT when it is another now.',
  },
  seen: (name?: string) => asSeen(name === undefined ? undefined : { name }),
};

/** Only by what a caller of GraphQL saw. */
export const seenFields: Versions<Precondition> = {
  ...etags,
  expected: () => undefined,
  tagged: (_response, item) => item,
};
