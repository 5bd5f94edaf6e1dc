/**
 * Puts `value` in the place of the null that `path` (`variables.images.0`) names; own properties only.
 * @returns false when there is none
 */
export function place(root: unknown, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder = root;
  for (const key of keys) holder = own(holder, key);
  if (own(holder, last) !== null) return false;
  Object.assign(holder as object, { [last]: value });
  return true;
}

const own = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;
