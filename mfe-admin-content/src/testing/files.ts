/** A file as a person chooses it. */
export const aFile = (name: string, type = 'image/png', content = 'content'): File =>
  new File([content], name, { type });

/** What a form sent, repeated fields as lists, files by their names. */
export function sentFields(body: unknown): Record<string, string | string[]> {
  if (!(body instanceof FormData)) throw new TypeError('not a form');
  const named = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : value.name);
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => {
      const values = body.getAll(name).map(named);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}
