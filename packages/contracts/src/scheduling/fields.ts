import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { emailPattern, id, optionalText } from '../rest/index.ts';

/** A filter of a list: absent, empty and null all mean "do not filter". */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** Lists and downloads of an administrator. */
export const companyFilter = filter(id).describe('Default: the working company; for a superuser, all.');

/** The company that something new belongs to. */
export const companyOfNew = id.optional().describe('Default: the working company.');

/** The simple pattern of readings.md, or blank. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254, { abort: true })
  .refine((value) => value === '' || emailPattern.test(value), messages.email)
  .optional();

/** Where somebody or something is. */
export const place = {
  address: optionalText(300),
  city: optionalText(100),
  state: optionalText(100),
  zip_code: optionalText(20),
};
