import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { z } from 'zod';
import type { Access } from '../access/index.ts';
import type { Precondition } from '../precondition/index.ts';
import type { ListOptions } from '../rest/index.ts';
import { callsFor, itsId, type Declared } from './call.ts';
import { etags } from './versions.ts';

interface Part<C> {
  /** Of the route. Default: what it does, and the noun. */
  summary?: string;
  /** Of the field. */
  description?: string;
  /** Default: that of the noun. */
  access?: Access<C>;
}

/** The calls that most nouns have; what is left out, a noun has not. */
interface Noun<C, A extends z.ZodObject, Q extends z.ZodObject, I extends z.ZodObject, P extends z.ZodObject> {
  /** As GraphQL names one: `weekTemplate`. The fields and types of the calls are named after it. */
  name: string;
  /** Default: with an s. */
  plural?: string;
  /** Of its list. */
  path: `/${string}`;
  /** Default: that of the service's nouns. */
  access?: Access<C>;
  answer: A;
  /** Throws for what the caller has not. What is read or changed has it. */
  find?: (context: C, id: number) => Promise<z.output<A>>;
  list?: Part<C> & {
    filter?: Q;
    options: ListOptions;
    page?: string;
    run: (context: C, filter: z.output<Q>, list: ListParameters) => Promise<Page<z.output<A>>>;
  };
  create?: Part<C> & { input: I; run: (context: C, input: z.output<I>) => Promise<z.output<A>> };
  /** The field is null for what is not found, which its description says. */
  read?: Part<C>;
  change?: Part<C> & {
    input: P;
    /** Of PUT, which is a change that says everything. */
    replacement?: z.ZodType<z.output<P>>;
    run: (context: C, id: number, input: z.output<P>, expected?: Precondition) => Promise<z.output<A>>;
  };
  /** The field answers the id of what is gone. */
  remove?: Part<C> & { run: (context: C, id: number) => Promise<unknown> };
}

/** Makes a service's `noun` function: the calls that list, create, read, change and delete one, by `access`. Its versions are `ETag`s. */
export const nounFor =
  <C>(access: Access<C>) =>
  <A extends z.ZodObject, Q extends z.ZodObject, I extends z.ZodObject, P extends z.ZodObject>(
    noun: Noun<C, A, Q, I, P>,
  ): Declared<C>[] =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its parts fit each other
    partsOf({ access, ...(noun as unknown as AnyNoun<C>) });

type AnyNoun<C> = Noun<C, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodObject>;

function partsOf<C>(noun: AnyNoun<C> & { access: Access<C> }): Declared<C>[] {
  const { name, plural = `${name}s`, path, answer, find, list, create, read, change, remove } = noun;
  const call = callsFor<C>();
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const item: Declared<C>['item'] = find && (({ context, id }) => find(context, id()));
  const part = (verb: string, { summary = `${verb} ${words}`, description, access = noun.access }: Part<C>) => ({
    summary,
    description,
    access,
  });
  const calls = [
    list &&
      call({
        rest: `GET ${path}`,
        graphql: `query ${plural}`,
        ...part('List', { summary: `List ${words}s`, ...list }),
        query: list.filter,
        list: list.options,
        page: list.page,
        answer,
        handle: ({ context, query, list: asked }) => list.run(context, query ?? {}, asked),
      }),
    create &&
      call({
        rest: `POST ${path}`,
        graphql: `mutation create${capital}`,
        ...part('Create a', create),
        body: create.input,
        input: `New${capital}`,
        answer,
        status: 201,
        handle: ({ context, body }) => create.run(context, body),
      }),
    find &&
      read &&
      call({
        rest: `GET ${path}/:id`,
        graphql: `query ${name}`,
        ...part('Read a', read),
        orNull: true,
        versions: etags,
        answer,
        handle: ({ context, id }) => find(context, id()),
      }),
    change?.replacement &&
      call({
        rest: `PUT ${path}/:id`,
        ...part('Replace a', { access: change.access }),
        item,
        versions: etags,
        body: change.replacement,
        answer,
        handle: ({ context, id, body, expected }) => change.run(context, id(), body, expected),
      }),
    change &&
      call({
        rest: `PATCH ${path}/:id`,
        graphql: `mutation update${capital}`,
        ...part('Change a', change),
        item,
        versions: etags,
        body: change.input,
        input: `${capital}Changes`,
        answer,
        handle: ({ context, id, body, expected }) => change.run(context, id(), body, expected),
      }),
    remove &&
      call({
        rest: `DELETE ${path}/:id`,
        graphql: `mutation delete${capital}`,
        ...part('Delete a', remove),
        field: itsId,
        handle: ({ context, id }) => remove.run(context, id()),
      }),
  ];
  return calls.filter((made) => made !== undefined);
}
