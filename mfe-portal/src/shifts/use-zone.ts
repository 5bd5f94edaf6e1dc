import { useUser } from '@portfolio/remote-kit';
import { viewersZone } from './time-zone.ts';

/** Whose clock the portal shows: the time zone that the user saved in their settings, else this device's. */
export const useZone = (): string => useUser()?.settings?.timezone ?? viewersZone();
