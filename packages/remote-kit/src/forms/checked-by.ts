import { isFault, type Fault } from '@portfolio/contracts/errors';
import { check, unwrapped } from '@portfolio/contracts/rest';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { z } from 'zod';
import { asContract, nameIn, snakeCase } from './names.ts';

/** Name of a field → what is wrong with it. */
export type Rules<Values> = (values: Values) => Readonly<Record<string, Fault | undefined>>;

/** A fault as react-hook-form keeps it. */
export const named = (fault: Fault): FieldError & { fault: Fault } => ({
  type: fault.code,
  message: fault.message,
  fault,
});

/** The first fault somewhere below `errors`, which mirror the values. */
export function firstFault(errors: unknown): Fault | undefined {
  if (typeof errors !== 'object' || errors === null || errors instanceof Element) return undefined;
  if ('fault' in errors && isFault(errors.fault)) return errors.fault;
  return Object.values(errors)
    .map(firstFault)
    .find((fault) => fault !== undefined);
}

interface Check<Values> {
  schema: z.ZodType | undefined;
  request: (values: Values) => unknown;
  rules: Rules<Values> | undefined;
  aliases: Readonly<Record<string, string>>;
}

/**
 * Checks a form with the contract's schema, as the server does. What is sent is what was typed: the server reads it by the same
 * schema.
 */
export const checkedBy =
  <Values extends FieldValues>({ schema, request, rules, aliases }: Check<Values>): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {};
    for (const [name, fault] of Object.entries(rules?.(values) ?? {})) if (fault) set(errors, name, named(fault));
    const { faults = [] } = schema ? check(schema, asContract(request(values))) : {};
    for (const { path, fault } of faults) {
      const name = nameIn(values, path, aliases) ?? 'root';
      if (get(errors, name) === undefined) set(errors, name, named(fault));
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Of an address, a code or a text of many lines the end may not be cut unseen: what is too long is refused. */
const harmless = new Set(['min_length', 'max_length', 'overwrite']);
const longestTyped = 500;

/** How many characters a plain text has at most that lies below a schema, by its path; undefined for anything else. */
function longestText(schema: unknown, [name, ...rest]: readonly string[]): number | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const bare = unwrapped(schema);
  if (name !== undefined && bare instanceof z.ZodArray) return longestText(bare.element, rest);
  if (name !== undefined && bare instanceof z.ZodObject) return longestText(bare.shape[name], rest);
  if (!(bare instanceof z.ZodString) || bare.maxLength === null || bare.maxLength > longestTyped) return undefined;
  return bare.def.checks?.every(({ _zod: { def } }) => harmless.has(def.check)) ? bare.maxLength : undefined;
}

/** How much can be typed into the field of a short plain text: as much as the contract takes. */
export function longestIn(
  schema: z.ZodType | undefined,
  name: string,
  aliases: Readonly<Record<string, string>>,
): { maxLength?: number } {
  const [first = '', ...rest] = name.split('.');
  const known = [first, ...Object.keys(aliases).filter((alias) => aliases[alias] === first)];
  const found = known.map((each) => longestText(schema, [each, ...rest].map(snakeCase)));
  const maxLength = found.find((longest) => longest !== undefined);
  return maxLength === undefined ? {} : { maxLength };
}
