import type { Timezone } from '@portfolio/contracts/scheduling';
import { viewersZone } from '../times/viewers-zone.ts';
import { useUser } from './host.tsx';

/** The time zone that the user chose in their settings; undefined where they never did, and the site's own counts. */
export const useChosenZone = (): Timezone | undefined => useUser()?.settings?.timezone ?? undefined;

/** Whose clock a screen shows that belongs to no site: the chosen time zone, else this device's. */
export const useZone = (): string => useChosenZone() ?? viewersZone();
