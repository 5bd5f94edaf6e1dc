/** A name of the contract as GraphQL has it. */
export const camelCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

export const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value of the contract as GraphQL's enums write it. */
export const enumName = <Name extends string>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type forgets the letters
  name.toUpperCase() as Uppercase<Name>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What a form holds under the names of GraphQL, as the contract's schemas name it. Files and dates stay as they are. */
export function asContract(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asContract);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [snakeCase(name), asContract(item)]));
}

/**
 * The path of a fault as the form names it: `['locations', 0, 'zip_code']` is `locations.0.zipCode` where the form holds
 * `zipCode`. It ends where the form's own value has no parts.
 * @param aliases first segments of paths that the form holds under another name
 * @returns undefined when the form has no such field
 */
export function nameIn(
  values: unknown,
  [first = '', ...rest]: readonly PropertyKey[],
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const name: string[] = [];
  let value = values;
  for (const key of [aliases[String(first)] ?? first, ...rest].map(String)) {
    if (!isPlain(value) && !Array.isArray(value)) break;
    const known = [key, camelCase(key), snakeCase(key)].find((each) => Object.hasOwn(value as object, each));
    if (known === undefined) break;
    name.push(known);
    value = Reflect.get(value, known);
  }
  return name.length > 0 ? name.join('.') : undefined;
}

/** A list of objects is a list of fields; any other value is one field, however it is made up. */
export const isNested = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlain);
