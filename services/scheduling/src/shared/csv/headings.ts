/**
 * The headings of a CSV: those that are named, in their order, then the other fields of the contract by their own names, so that one
 * which comes later is in the file. `post_code` → `Post code`
 */
export function headingsFor<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  named: Partial<Record<Name, string>>,
): Record<Name, string> {
  const others = Object.keys(fields).filter((name) => !(name in named));
  const headings = others.map((name) => [name, (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')]);
  return { ...named, ...Object.fromEntries(headings) } as Record<Name, string>;
}
