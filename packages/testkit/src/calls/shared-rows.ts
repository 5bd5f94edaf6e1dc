import { argumentsInPath, namesInPath, type Declared } from '@portfolio/service-kit/calls';
import type { FieldRow } from './fields.ts';
import type { CallRow } from './rows.ts';

/** Why nobody else has what a list is about. */
export const lists: Pick<CallRow, 'foreign'> = {
  foreign: { none: 'narrows a list, which shows what who asks may see' },
};

/** The rows of the fields that are declared together with a REST call: what that needs, they need, too. */
export function sharedRows<C>(
  calls: readonly Declared<C>[],
  rows: Readonly<Record<string, CallRow>>,
): Record<string, FieldRow> {
  const shared: Record<string, FieldRow> = {};
  for (const call of calls) {
    const field = call.graphql?.split(' ')[1];
    if (!call.rest || field === undefined) continue;
    const inPath = namesInPath(call);
    const as = Object.keys(argumentsInPath(call)).map((argument, i) => [argument, inPath[i]!]);
    shared[field] = {
      ...((call.query || call.list) && lists),
      ...rows[`${call.rest.replaceAll(/:(\w+)/g, '{$1}')}/`],
      as: Object.fromEntries(as),
    };
  }
  return shared;
}
