/** The wire names types as Django's Python does; clients have seen no other. */
export function pythonType(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  return names[typeof value] ?? typeof value;
}

/** How Python prints a value within a sentence. */
export function asPython(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value).replaceAll('"', "'");
}
