/** SQL for a `timestamptz` as the wire has it: ISO 8601 in UTC with `Z`; null stays null. */
export const iso = (expression: string): string =>
  `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
