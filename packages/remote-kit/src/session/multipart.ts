/** Each file, with the paths where variables held it. */
export type Files = ReadonlyMap<File, readonly string[]>;

/** Variables with null in the place of each file, and the files: JSON has no words for them. */
export function separateFiles(variables: Record<string, unknown>): {
  variables: Record<string, unknown>;
  files: Files;
} {
  const files = new Map<File, string[]>();
  const without = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.set(value, [...(files.get(value) ?? []), path]);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, at) => without(item, `${path}.${at}`));
    if (typeof value !== 'object' || value === null) return value;
    return members(value, path);
  };
  const members = (value: object, path: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([name, item]) => [name, without(item, `${path}.${name}`)]));
  return { variables: members(variables, 'variables'), files };
}

/**
 * A GraphQL request with files: https://github.com/jaydenseric/graphql-multipart-request-spec
 * @param operations the request as JSON, with null in the place of each file
 */
export function multipart(operations: string, files: Files): FormData {
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries([...files.values()].entries())));
  for (const [at, file] of [...files.keys()].entries()) form.append(String(at), file, file.name);
  return form;
}
