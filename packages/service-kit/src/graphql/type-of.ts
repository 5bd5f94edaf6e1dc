import { innerOf } from '@portfolio/contracts/rest';
import { GraphQLBoolean, GraphQLEnumType, GraphQLScalarType, GraphQLString, type GraphQLLeafType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Float, ID, Int } from 'type-graphql';
import { z } from 'zod';
import { columnOf, GraphQLDate, GraphQLDateTime, GraphQLDecimal } from './scalars.ts';

type Schema = z.core.$ZodType;
/** Whatever type-graphql takes for a type: a class, a scalar, a registered enum, or a list of one of them. */
type GraphQLType = object;

/** Which classes were made for a schema differs for what is answered and what is sent. */
export type Direction = 'input' | 'output';

export interface FieldType {
  /** To be called when the GraphQL schema is built: all classes exist by then. */
  type: () => GraphQLType;
  /** `items` where those of a list may be null. */
  nullable: boolean | 'items' | 'itemsAndList';
  /** Whether it is an `ID`. */
  isKey: boolean;
  description: string | undefined;
}

const made: Record<Direction | 'enum', z.core.$ZodRegistry<{ type: GraphQLType }>> = {
  input: z.registry(),
  output: z.registry(),
  enum: z.registry(),
};

/** What the types that were made have, in the order in which they were made. */
export const madeTypes: { direction: Direction; fields: readonly Schema[] }[] = [];

/** Fields of this schema, or of one that only adds a description to it, get the type from now on. */
export const keepType = (kind: keyof typeof made, schema: Schema, type: GraphQLType): void => {
  made[kind].add(schema, { type });
};

/** Whether the schema has a type. */
export const isMade = (kind: keyof typeof made, schema: Schema): boolean => made[kind].has(schema);

/** The registered enums. */
const enumNames = new Map<GraphQLType, string>();

/** As {@link keepType}, of an enum, whose values do not know their name. */
export const keepEnum = (name: string, schema: z.ZodEnum, values: GraphQLType): void => {
  keepType('enum', schema, values);
  enumNames.set(values, name);
};

/** A file that comes beside a GraphQL operation; it may arrive later than what is said of it. */
export const upload = z.custom<Promise<FileUpload>>((value) => value instanceof Promise);

/** By the `format` of JSON Schema, as `z.iso.datetime()` has one by itself and the contracts' `key` in its metadata. */
const formats: Readonly<Record<string, GraphQLType>> = {
  id: ID,
  uuid: ID,
  int32: Int,
  int64: Float,
  decimal: GraphQLDecimal,
  date: GraphQLDate,
  datetime: GraphQLDateTime,
  'date-time': GraphQLDateTime,
};

/**
 * What a field of this schema is in GraphQL. An enum without {@link keepType} is a `String`: not every value is a name
 * that GraphQL allows.
 * @param field for messages
 * @throws Error, when the GraphQL schema is built, for a nested object of which no type was made
 */
export function typeOf(schema: Schema, direction: Direction, field: string): FieldType {
  const inner = unwrappedOnce(schema, direction);
  const description = z.globalRegistry.get(schema)?.description;
  if (!inner) {
    const isKey = formats[formatOf(schema) ?? ''] === ID;
    const nullable = !isColumn(schema) && hasNulls(schema, direction, field) && 'items';
    return { type: () => plainType(schema, direction, field), nullable, isKey, description };
  }
  const found = typeOf(inner.schema, direction, field);
  return {
    ...found,
    nullable: inner.nullable && found.nullable === 'items' ? 'itemsAndList' : inner.nullable || found.nullable,
    description: description ?? found.description,
  };
}

/** What a schema that only wraps another one is about, and whether GraphQL takes it for one that may be left out. */
function unwrappedOnce(schema: Schema, direction: Direction): { schema: Schema; nullable: boolean } | undefined {
  const inner = schema instanceof z.ZodPipe && formatOf(schema) ? undefined : innerOf(schema);
  if (!inner) return undefined;
  const hasDefault = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  const nullable = hasDefault ? direction === 'input' : !(schema instanceof z.ZodPipe);
  return { schema: inner, nullable };
}

function plainType(schema: Schema, direction: Direction, field: string): GraphQLType {
  const known = formats[formatOf(schema) ?? ''];
  if (known) return known;
  if (schema === upload) return GraphQLUpload;
  if (schema instanceof z.ZodArray) {
    const item = typeOf(schema.element, direction, field).type();
    return isColumn(schema) ? columnOf(leafOf(item, field), hasNulls(schema, direction, field)) : [item];
  }
  if (schema instanceof z.ZodObject) {
    const type = made[direction].get(schema)?.type;
    if (!type)
      throw new Error(
        `${field} is an object without a type: make one with ${direction === 'input' ? 'inputType' : 'objectType'}().`,
      );
    return type;
  }
  if (schema instanceof z.ZodEnum) return made.enum.get(schema)?.type ?? String;
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? Int : Float;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (isText(schema)) return String;
  throw new Error(`${field}: GraphQL has no type for its schema.`);
}

/** Whether a list is answered whole: the contracts' `column`. */
const isColumn = (schema: Schema): boolean => formatOf(schema) === 'column';

const hasNulls = (schema: Schema, direction: Direction, field: string): boolean =>
  schema instanceof z.ZodArray && typeOf(schema.element, direction, field).nullable !== false;

/** What writes a value of a type that has no fields. */
function leafOf(type: GraphQLType, field: string): GraphQLLeafType {
  if (type instanceof GraphQLScalarType) return type;
  if (type === String) return GraphQLString;
  if (type === Boolean) return GraphQLBoolean;
  const name = enumNames.get(type);
  if (name === undefined) throw new Error(`${field}: a column is of scalars or enums.`);
  const values = Object.entries(type).map(([written, value]: [string, unknown]) => [written, { value }]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
}

function isText(schema: Schema): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every(isText);
  if (schema instanceof z.ZodPipe) return isText(schema.in);
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'string');
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

function formatOf(schema: Schema): string | undefined {
  const format: unknown = z.globalRegistry.get(schema)?.['format'];
  if (typeof format === 'string') return format;
  return schema instanceof z.ZodStringFormat ? (schema.format ?? undefined) : undefined;
}
