import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { id } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { shiftInput, shiftPatch, type ShiftInput, type ShiftPatch } from './shifts.ts';

export type ShiftChange =
  | { kind: 'create'; input: ShiftInput }
  | { kind: 'update'; id: number; input: ShiftPatch }
  | { kind: 'delete'; id: number }
  | { kind: 'restore'; id: number };

export const shiftChange = shiftPatch
  .extend({
    id: id.nullish(),
    deleted: z.boolean().nullish().describe('True deletes the shift.'),
    restored: z
      .boolean()
      .nullish()
      .describe(`True brings back a shift that was deleted, for ${scheduling.restorableHours} hours.`),
  })
  .describe('One of several changes. Without id a new shift, which needs what NewShift needs.');

/** A new shift without `id`; with it, a changed one, or with `deleted`, none any more, with `restored`, the one that was. */
const parsedChange = shiftChange.transform(({ id: changed, deleted, restored, ...input }, context): ShiftChange => {
  if (typeof changed === 'number') {
    if (restored) return { kind: 'restore', id: changed };
    return deleted ? { kind: 'delete', id: changed } : { kind: 'update', id: changed, input };
  }
  const complete = shiftInput.safeParse(input);
  if (complete.success) return { kind: 'create', input: complete.data };
  for (const { path } of complete.error.issues) {
    context.addIssue({ code: 'custom', path: [...path], message: messages.required });
  }
  return z.NEVER;
});

/** What is said of the second change of the same shift. */
const changedTwice = 'This shift is changed twice.';

/** Several changes of shifts that happen together or not at all. */
export const shiftChanges = z.object({
  changes: z
    .array(parsedChange)
    .min(1)
    .max(scheduling.weekShifts)
    .superRefine((changes, context) => {
      const seen = new Set<number>();
      for (const [index, change] of changes.entries()) {
        if (change.kind === 'create') continue;
        if (seen.has(change.id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: changedTwice });
        seen.add(change.id);
      }
    }),
});
