type Rename = (key: string) => string;

/** `start_time` → `startTime`. */
export const camelCase: Rename = (key) =>
  key.replaceAll(/(?<=[a-z\d])_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
/** `startTime` → `start_time`, also several names in one text. */
export const snakeCase: Rename = (key) => key.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Plain objects and arrays are walked; everything else (dates, files) stays as it is. */
function rename(value: unknown, to: Rename): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, to));
  if (value === null || typeof value !== 'object') return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  // type-graphql makes instances of input classes, so those are walked too.
  if (
    value instanceof Date ||
    value instanceof Blob ||
    value instanceof Promise ||
    (prototype !== null && 'pipe' in value)
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [to(key), rename(item, to)]));
}

/** snake_case of REST and use cases → camelCase of GraphQL, deeply. */
export const camelKeys = (value: unknown): unknown => rename(value, camelCase);

/** camelCase of GraphQL → snake_case of REST and use cases, deeply. */
export const snakeKeys = (value: unknown): unknown => rename(value, snakeCase);
