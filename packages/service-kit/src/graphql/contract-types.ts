import 'reflect-metadata';
import type { Page } from '@portfolio/contracts/rest';
import {
  ArgsType,
  Directive,
  Field,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  UseMiddleware,
  type ClassType,
  type MiddlewareFn,
} from 'type-graphql';
import type { z } from 'zod';
import { notFound } from '../errors/index.ts';
import { camelCase } from '../keys/index.ts';
import { inTurn } from './in-turn.ts';
import { ListArgs } from './list-args.ts';
import { keepEnum, keepType, madeTypes, typeOf } from './type-of.ts';

// Decorators as plain calls: this package runs as it is, and Node strips types only.

interface Options<T extends z.ZodObject> {
  /** Default: the schema's own. */
  description?: string;
  /** Fields that REST alone has, such as second names of others. */
  omit?: readonly (keyof z.output<T> & string)[];
}

interface InputOptions<T extends z.ZodObject> extends Options<T> {
  /** Fields that may be left out as far as GraphQL knows, so that all that is missing is told field by field. */
  optional?: readonly (keyof z.output<T> & string)[];
}

interface ObjectOptions<T extends z.ZodObject> extends Options<T> {
  /** Field by which other services refer to it (federation). */
  key?: string;
  /** GraphQL names that are not the field's own in camelCase. */
  names?: Partial<Record<keyof z.output<T>, string>>;
  /** Rows of lists have the fields `of` this schema; `load` brings the others, for all rows of an answer at once. */
  details?: { of: z.ZodObject; load(this: void, context: unknown, id: number): Promise<z.output<T> | null> };
  /** Fields that are asked for only where a query names them, of what the other fields are of. */
  asked?: { [Field in keyof z.output<T>]?: (context: never, row: never) => Promise<z.output<T>[Field]> };
}

/**
 * The GraphQL type of what a contract's schema describes. Resolvers return rows under the contract's names; clients see
 * camelCase. A reference is named for the id that it is: `client` → `clientId: ID`.
 * @example
 * const ClientType = objectType('Client', client);
 */
export function objectType<T extends z.ZodObject>(
  name: string,
  schema: T,
  { key, names = {}, details, asked = {}, ...options }: ObjectOptions<T> = {},
): ClassType<z.output<T>> {
  const Type = namedClass(name);
  const taken = new Set<string>();
  const fields = fieldsOf(schema, options);
  madeTypes.push({ direction: 'output', fields: fields.map((field) => schema.shape[field]) });
  for (const field of fields) {
    const { type, nullable, isKey, description } = typeOf(schema.shape[field], 'output', `${name}.${field}`);
    const suffix = isKey && !/(^|_)id$/.test(field) ? 'Id' : '';
    const graphqlName = (names as Record<string, string>)[field] ?? camelCase(field) + suffix;
    if (taken.has(graphqlName)) throw new Error(`${name} has two fields ${graphqlName}: omit one of them.`);
    taken.add(graphqlName);
    Field(type, { name: graphqlName, nullable, description })(Type.prototype, field);
    if (details && !(field in details.of.shape)) UseMiddleware(loaded(field, details.load))(Type.prototype, field);
    const ask = asked[field as keyof typeof asked];
    if (ask) {
      const answered: MiddlewareFn = ({ root, context }) =>
        inTurn(context, 'field', () => ask(context as never, root as never));
      UseMiddleware(answered)(Type.prototype, field);
    }
  }
  if (key) Directive(`@key(fields: "${key}")`)(Type);
  ObjectType(name, { description: options.description ?? schema.description })(Type);
  keepType('output', schema, Type);
  if (details) keepType('output', details.of, Type);
  return Type as ClassType<z.output<T>>;
}

/** The GraphQL type of a body; what is read from it is {@link parseInput} of the same schema. */
export function inputType<T extends z.ZodObject>(name: string, schema: T, options: InputOptions<T> = {}): ClassType {
  const Type = namedClass(name);
  addInputFields(Type, schema, options);
  InputType(name, { description: options.description ?? schema.description })(Type);
  keepType('input', schema, Type);
  return Type;
}

/** Arguments of a field from the schema of a body or query. */
export function argsType(schema: z.ZodObject): ClassType {
  const Type = namedClass('Args');
  addInputFields(Type, schema);
  ArgsType()(Type);
  return Type;
}

/** Arguments of a list: its filter, and what every list takes. */
export function listArgsType(filter: z.ZodObject): ClassType<ListArgs> {
  const Args = class extends ListArgs {};
  addInputFields(Args, filter);
  ArgsType()(Args);
  return Args;
}

/** What a list answers; `count` is how many there are on all pages together. */
export function pageType<T extends object>(name: string, item: ClassType<T>): ClassType<Page<T>> {
  const Type = namedClass(name);
  Field(() => Int)(Type.prototype, 'count');
  Field(() => [item])(Type.prototype, 'results');
  ObjectType(name)(Type);
  return Type as ClassType<Page<T>>;
}

/**
 * Fields of this schema are a GraphQL enum, written in capitals: `in_progress` → `IN_PROGRESS`.
 * @returns the type for arguments: `@Arg('status', () => ShiftStatus)`
 */
export function enumType(name: string, schema: z.ZodEnum): object {
  const values = Object.fromEntries(schema.options.map((value) => [String(value).toUpperCase(), value]));
  registerEnumType(values, { name, description: schema.description });
  keepEnum(name, schema, values);
  return values;
}

/** A query for one item has its details already; rows of a list do not. @throws AppError `not_found` */
function loaded(field: string, load: (context: unknown, id: number) => Promise<object | null>): MiddlewareFn {
  return async ({ root, context }, next) => {
    if (field in root) return next();
    const item = await load(context, root.id);
    if (!item) throw notFound();
    return item[field as never];
  };
}

function addInputFields<T extends z.ZodObject>(Type: ClassType, schema: T, options: InputOptions<T> = {}): void {
  const fields = fieldsOf(schema, options);
  madeTypes.push({ direction: 'input', fields: fields.map((field) => schema.shape[field]) });
  for (const field of fields) {
    const { type, nullable, description } = typeOf(schema.shape[field], 'input', `${Type.name}.${field}`);
    const isOptional = options.optional?.includes(field) ?? false;
    Field(type, { nullable: nullable || isOptional, description })(Type.prototype, camelCase(field));
  }
}

function fieldsOf<T extends z.ZodObject>(schema: T, { omit = [] }: Options<T>): string[] {
  return Object.keys(schema.shape).filter((field) => !omit.includes(field as never));
}

function namedClass(name: string): ClassType {
  // oxlint-disable-next-line typescript/no-extraneous-class -- decorators give it its fields
  return { [name]: class {} }[name]!;
}
