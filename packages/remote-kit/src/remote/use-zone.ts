import { viewersZone } from '../times/viewers-zone.ts';
import { useUser } from './host.tsx';

/** Whose clock a screen shows: the time zone that the user saved in their settings, else this device's. */
export const useZone = (): string => useUser()?.settings?.timezone ?? viewersZone();
