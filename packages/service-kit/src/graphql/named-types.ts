import { innerOf } from '@portfolio/contracts/rest';
import { z } from 'zod';
import { enumType, inputType, objectType } from './contract-types.ts';
import { isMade, madeTypes, type Direction } from './type-of.ts';

type Schema = z.core.$ZodType;

/** A contract's module, or what else has schemas under names. */
export type Contract = Readonly<Record<string, unknown>>;

/** By schema, and by one that only adds a description to it. */
export type TypeMakers = z.core.$ZodRegistry<{ make: (direction: Direction) => void }>;

/** `weekTemplate` → `WeekTemplate` */
export const typeName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What makes the types of contracts' objects and enums, by the names under which they are exported. */
export function makersOf(contracts: readonly Contract[]): TypeMakers {
  const makers: TypeMakers = z.registry();
  const names = new Map<unknown, string>();
  for (const [name, schema] of contracts.flatMap((contract) => Object.entries(contract))) {
    if (!(schema instanceof z.ZodObject || schema instanceof z.ZodEnum)) continue;
    const known = names.get(schema) ?? name;
    if (known !== name) throw new Error(`${known} and ${name} are one schema: its GraphQL type has one name.`);
    names.set(schema, name);
    makers.add(schema, { make: (direction) => makeType(typeName(name), schema, direction) });
  }
  return makers;
}

function makeType(name: string, schema: z.ZodObject | z.ZodEnum, direction: Direction): void {
  if (isMade(schema instanceof z.ZodEnum ? 'enum' : direction, schema)) return;
  if (schema instanceof z.ZodEnum) enumType(name, schema);
  else if (direction === 'output') objectType(name, schema);
  else inputType(name, schema);
}

/** What is answered or sent with these schemas gets, where it has no type yet, one by its name: objects and enums, also in lists. */
export function makeTypes(direction: Direction, schemas: readonly unknown[], makers: TypeMakers): void {
  for (const schema of schemas) if (schema instanceof z.ZodType) makers.get(innermost(schema))?.make(direction);
}

/** The same for the fields of all types, and the fields of those. */
export function makeFieldTypes(makers: TypeMakers): void {
  // What is made meanwhile comes at its end.
  for (const { direction, fields } of madeTypes) makeTypes(direction, fields, makers);
}

/** What is wrapped, or is in a list. */
function innermost(schema: Schema): Schema {
  const inner = schema instanceof z.ZodArray ? schema.element : innerOf(schema);
  return inner ? innermost(inner) : schema;
}
