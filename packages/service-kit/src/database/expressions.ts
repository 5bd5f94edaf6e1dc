/**
 * SQL to order by a text as readers of any language expect: "Émile" between "Emil" and "Emma", and "alpha" before "Beta".
 * An index that serves it has the same expression.
 */
export const alphabetical = (expression: string): string => `${expression} COLLATE "und-x-icu"`;

/** SQL for a `timestamptz` as the wire has it: ISO 8601 in UTC with `Z`; null stays null. */
export const iso = (expression: string): string =>
  `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
