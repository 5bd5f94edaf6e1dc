/** The zone of this device. */
export const viewersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
