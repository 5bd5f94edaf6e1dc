import type { Timezone } from '@portfolio/contracts/scheduling';

/** A time zone as SQL has it. The type admits only the contract's own names, none of which needs escaping. */
export const zoneLiteral = (zone: Timezone): string => `'${zone}'`;
