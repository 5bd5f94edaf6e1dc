/** Orders of a list, each followed by the other way round: `name`, `-name`. */
export const bothWays = <Name extends string>(...names: Name[]): (Name | `-${Name}`)[] =>
  names.flatMap((name) => [name, `-${name}` as const]);
