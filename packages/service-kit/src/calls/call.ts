import { key, type ListParameters, type Page } from '@portfolio/contracts/rest';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { ListArgs } from '../graphql/index.ts';
import type { Call, Description, ItemCall, ListOptions, Route, Verb } from '../rest/index.ts';
import type { Versions } from './versions.ts';

type RestName = `${Uppercase<Verb>} /${string}`;
type FieldName = `${'query' | 'mutation'} ${string}`;

/** What a handler gets of a call, whichever way it came. */
export interface Asked<C, Query = unknown, Body = unknown, List = unknown, Expected = unknown> extends Omit<
  Call<C, Query, Body, List>,
  'request' | 'response'
> {
  /** By the call's `versions`; undefined for a caller that takes nothing for granted. */
  expected: Expected | undefined;
}

interface OverRest {
  request: Request;
  response: Response;
}

interface OverGraphQL {
  /** As they were sent. */
  args: ListArgs & Readonly<Record<string, unknown>>;
}

/**
 * A use case as callers meet it. Its REST route, GraphQL field, description and idempotency follow from this, and the matrices of calls
 * try it by who may.
 */
export interface Declared<C> extends Omit<Route<C>, 'summary' | 'handle'> {
  /** Method and path; not for what GraphQL alone has. */
  rest?: RestName;
  /** Of the route: a sentence without its full stop. */
  summary?: string;
  /** Kind and name of the field; not for what REST alone has. */
  graphql?: FieldName;
  /** Of the field. */
  description?: string;
  /** Finds what the path names, or throws: asked before what is sent is read, so that nonsense for what is another's is not found. */
  item?: (call: ItemCall<C>) => unknown;
  versions?: Versions<unknown>;
  /** The field's names and types of what the path names, in its order, where they are not its own; what REST lacks has them all. */
  arguments?: Readonly<Record<string, z.ZodType>>;
  /** The body is the argument `input`, of the type that was made for its schema, or of one with this name; else its fields are arguments. */
  input?: string;
  /** Of a list. Default: the type of its items and `Page`. */
  page?: string;
  /** The field is null where the route answers 404. */
  orNull?: true;
  /** What the field answers, where that is not what the route does. Default without an answer: true. */
  field?: { as: z.ZodType; of(answer: unknown, call: Asked<C>): unknown };
  handle(call: Asked<C> & OverRest & OverGraphQL): unknown;
}

type Schema = z.ZodType | undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Answered<A, L> = A extends z.ZodType ? (L extends ListOptions ? Page<z.output<A>> : z.output<A>) : unknown;

interface Typed<
  C,
  R extends RestName | undefined,
  G extends FieldName | undefined,
  Q extends z.ZodObject | undefined,
  L extends ListOptions | undefined,
  B extends Schema,
  F extends Description['files'],
  A extends Description['answer'],
  E,
> extends Omit<Declared<C>, 'handle' | 'field' | 'access'> {
  rest?: R;
  graphql?: G;
  query?: Q;
  list?: L;
  body?: B;
  files?: F;
  answer?: A;
  versions?: Versions<E>;
  field?: { as: z.ZodType; of(answer: Answered<A, L>, call: Asked<C>): unknown };
  handle(
    call: Asked<
      C,
      Parsed<Q>,
      F extends object ? undefined : Parsed<B>,
      L extends ListOptions ? ListParameters : undefined,
      E
    > &
      (G extends string ? Partial<OverRest> : OverRest) &
      (R extends string ? unknown : OverGraphQL),
  ): Answered<A, L> | undefined | Promise<Answered<A, L> | undefined>;
}

type MakeCall<C, Bound extends Partial<Declared<C>>> = <
  R extends RestName | undefined = undefined,
  G extends FieldName | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  L extends ListOptions | undefined = undefined,
  B extends Schema = undefined,
  F extends Description['files'] = undefined,
  A extends Description['answer'] = undefined,
  E = undefined,
>(
  call: Typed<C, R, G, Q, L, B, F, A, E> & Bound,
) => Declared<C>;

/**
 * Makes a service's `call` function: it types the handler by the call's schemas, and its answer too.
 * `export const call = callsFor<ContentContext>()`
 */
export const callsFor =
  <C>(): MakeCall<C, Pick<Declared<C>, 'access'>> =>
  (call) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever calls it has read everything by its schemas
    call as Declared<C>;

/** The same for the calls of one kind of callers: `export const forStaff = callsOf<ContentContext>(staff)` */
export const callsOf =
  <C>(access: Declared<C>['access']): MakeCall<C, object> =>
  (call) =>
    callsFor<C>()({ ...call, access });

/** What a field answers whose route answers nothing: the id of what it was about. */
export const itsId = {
  as: key,
  of: (_answer: unknown, { parameter }: Pick<Asked<never>, 'parameter'>) => parameter('id'),
};

/** What the path of a call names, in its order. */
export const namesInPath = ({ rest }: Pick<Declared<never>, 'rest'>) =>
  [...(rest ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** The field's arguments for that, and their types. */
export const argumentsInPath = <C>(call: Declared<C>): Record<string, z.ZodType> =>
  call.arguments ?? Object.fromEntries(namesInPath(call).map((name) => [name, name === 'id' ? key : z.string()]));
