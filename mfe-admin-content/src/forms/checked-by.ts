import { zodResolver } from '@hookform/resolvers/zod';
import { validationMessage } from '@portfolio/contracts/rest';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form with the server's own schema and sentences; what is sent is what was typed. */
export const checkedBy = <Values extends FieldValues>(schema: z.ZodType): Resolver<Values> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- schemas that read forms take unknown input
  zodResolver(schema as z.ZodType<Values, Values>, { error: validationMessage }, { raw: true });
