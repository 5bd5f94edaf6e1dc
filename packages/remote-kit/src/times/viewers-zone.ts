/** The zone of this device; alone, as the shell needs nothing else of times at first. */
export const viewersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
