import { isFault, type Fault } from '@portfolio/contracts/errors';
import { check } from '@portfolio/contracts/rest';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { asContract, nameIn } from './names.ts';

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
