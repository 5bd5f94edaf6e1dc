/**
 * SQL to order by a text as readers of any language expect: "Émile" between "Emil" and "Emma", and "alpha" before "Beta".
 * An index that serves it has the same expression.
 */
export const alphabetical = (expression: string): string => `${expression} COLLATE "und-x-icu"`;
