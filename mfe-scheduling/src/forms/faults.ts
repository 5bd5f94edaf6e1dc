import { fieldErrors, validationMessage } from '@portfolio/contracts/rest';
import type { z } from 'zod';

/** A sentence per wrong field. */
export type Faults = Partial<Record<string, string>>;

/** What the server would refuse, by its own schema and in its words. */
export function faultsBySchema(schema: z.ZodType, values: unknown): Faults {
  const checked = schema.safeParse(values, { error: validationMessage });
  const faults: Faults = {};
  if (checked.success) return faults;
  for (const [field, sentences] of Object.entries(fieldErrors(checked.error))) {
    // Fields without structure of their own have sentences only.
    if (Array.isArray(sentences) && typeof sentences[0] === 'string') [faults[field]] = sentences;
  }
  return faults;
}
