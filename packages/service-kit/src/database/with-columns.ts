import { isNullable, unwrapped } from '@portfolio/contracts/rest';
import { Column, type ColumnType } from 'typeorm';
import { z } from 'zod';

type Columns<Fields extends z.ZodObject> = {
  [Field in keyof z.output<Fields>]-?: Exclude<z.output<Fields>[Field], undefined>;
};

/** The types of a constructor that can only be extended. */
type Abstract<Instance> = abstract new () => Instance;

const columnTypes: readonly (readonly [schema: abstract new (...args: never) => object, type: ColumnType])[] = [
  [z.ZodString, 'text'],
  [z.ZodEnum, 'text'],
  [z.ZodBoolean, 'boolean'],
  [z.ZodNumber, 'integer'],
];

/**
 * A class whose columns are the fields of a contract, to be extended by an entity with what the database alone knows. So a field
 * that the contract gains is written and read without another word. Texts, choices, booleans and whole numbers; the entity has
 * others itself.
 * @throws Error for a field of another type
 */
export function withColumns<Fields extends z.ZodObject, Base extends object = object>(
  { shape }: Fields,
  Parent: Abstract<Base> = Object as never,
): Abstract<Base & Columns<Fields>> {
  abstract class WithColumns extends (Parent as Abstract<object>) {}
  for (const [name, field] of Object.entries<z.core.$ZodType>(shape)) {
    const plain = unwrapped(field);
    const found = columnTypes.find(([type]) => plain instanceof type);
    if (!found) throw new Error(`The contract's "${name}" is no plain column: declare it in the entity.`);
    // The table knows the default; that there is one, the entity: it reads what was not said.
    const left = z.safeParse(field, undefined).success ? { default: '' } : {};
    Column({ type: found[1], nullable: isNullable(field), ...left })(WithColumns.prototype, name);
  }
  return WithColumns as Abstract<Base & Columns<Fields>>;
}
