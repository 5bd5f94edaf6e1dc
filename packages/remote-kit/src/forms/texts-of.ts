/** Texts of a thing as a form shows them, named as on the wire: blank where it has none, and of a new one. */
export const textsOf = <Name extends string>(
  thing: Partial<Record<Name, string | null>> | null | undefined,
  ...names: readonly Name[]
): Record<Name, string> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its text
  Object.fromEntries(names.map((name) => [name, thing?.[name] ?? ''])) as Record<Name, string>;
