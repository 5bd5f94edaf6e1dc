/** What somebody typed into a form and has not saved, as this device keeps it: JSON. */
export interface Draft {
  /** When it was typed last: ISO 8601. */
  at: string;
  /** Fields that differ from what the form began with, and what it began with there. */
  typed: Readonly<Record<string, unknown>>;
  base: Readonly<Record<string, unknown>>;
  /** Files were chosen, which are not kept. */
  hadFiles?: boolean;
}

/** Never kept, whatever the form. */
const isSecret = (name: string): boolean => /password|confirmation|secret|token|^code$/i.test(name);

const isFile = (value: unknown): boolean => value instanceof Blob;
const holdsFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some(isFile);

/** A value without the files in it, which JSON cannot hold; of a list, without the entries that are files. */
function withoutFiles(value: unknown): unknown {
  if (isFile(value) || typeof value !== 'object' || value === null) return isFile(value) ? undefined : value;
  if (Array.isArray(value)) return value.filter((item) => !isFile(item) && !holdsFile(item)).map(withoutFiles);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]));
}

/** Whether two values of a field are the same, as JSON tells. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Values = Readonly<Record<string, unknown>>;

/** The fields of `values` that differ from those of `base`. */
export const changedNames = (values: Values, base: Values): string[] =>
  Object.keys(values).filter((name) => !isSame(values[name], base[name]));

/** What is kept of a form; undefined where nothing was changed. */
export function draftOf(values: Values, base: Values, now: Date): Draft | undefined {
  const kept = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => [name, withoutFiles(value)]),
  );
  const names = changedNames(kept, base);
  if (names.length === 0) return undefined;
  const of = (all: Values) => Object.fromEntries(names.map((name) => [name, all[name]]));
  const hadFiles = Object.values(values).some((value) => !isSame(value, withoutFiles(value)));
  return { at: now.toISOString(), typed: of(kept), base: of(base), ...(hadFiles && { hadFiles }) };
}

const days = (since: string, now: Date): number => (now.getTime() - Date.parse(since)) / 86_400_000;

/** What was typed so long ago is no longer offered. */
export const isStale = ({ at }: Draft, now: Date): boolean => !(days(at, now) < 30);
