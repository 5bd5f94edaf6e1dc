import { z } from 'zod';
import { messages } from '../errors/index.ts';

/** Every IANA time zone that this runtime knows, by the name it prefers; UTC first. */
export const timeZones: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const known = new Set(timeZones);

/** The preferred name, so that `Asia/Kolkata` and `Asia/Calcutta` are one. */
function preferredName(zone: string): string | undefined {
  if (known.has(zone)) return zone;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return known.has(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** An IANA time zone, also by an older or newer name; answered by the preferred one. */
export const timeZone = z
  .string()
  .trim()
  .max(64)
  .transform((zone, context) => {
    const name = preferredName(zone);
    if (name === undefined) context.addIssue({ code: 'custom', message: messages.choice(zone), input: zone });
    return name ?? zone;
  });

/** A time zone of one's own; null or blank takes that of what it belongs to. */
export const ownTimeZone = z.preprocess((zone) => (zone === '' ? null : zone), timeZone.nullable()).optional();
