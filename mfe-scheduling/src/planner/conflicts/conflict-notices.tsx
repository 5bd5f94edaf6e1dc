import { useQuery } from '@apollo/client/react';
import type { Language } from '@portfolio/contracts/auth';
import { toldConflict, type ToldConflict } from '@portfolio/planning/conflicts';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import type { ShiftChange } from '../../generated/graphql.ts';
import { useSettled } from '../../shared/choices/choices.ts';
import { useTranslation } from '../../translator.ts';
import { ShiftConflicts, type AnsweredConflict } from './conflicts.graphql.ts';

/**
 * What speaks against a shift as it is, or as it shall be: asked anew when typing has paused. Nothing when that cannot be
 * told; saving tells the rest.
 * @param change undefined while it is no shift yet; with an id alone, a shift as it is
 * @param zone in which times are written
 */
export function useShiftConflicts(change: ShiftChange | undefined, zone: string): readonly ToldConflict[] {
  const { language } = useTranslation();
  const asked = useSettled(change ? JSON.stringify(change) : '');
  const { data, previousData } = useQuery(ShiftConflicts, {
    variables: { changes: asked === '' ? [] : [JSON.parse(asked) as ShiftChange] },
    skip: asked === '' || change === undefined,
    fetchPolicy: 'no-cache',
  });
  // While the next answer is awaited the last one stays: words that come and go are hard to read.
  const found = change === undefined ? [] : ((data ?? previousData)?.shiftConflicts ?? []);
  return found.map((conflict) => toldOf(conflict, language, zone));
}

/** @param zone in which times are written */
export const toldOf = (conflict: AnsweredConflict, language: Language, zone: string): ToldConflict =>
  toldConflict(conflict, { language, when: (start, end) => shiftWhen(start, end, language, zone) });

/** What speaks against a shift. None of it interrupts: it is said while the shift is still being planned. */
export const ConflictNotices = ({ conflicts }: { conflicts: readonly ToldConflict[] }) =>
  conflicts.length === 0 ? null : (
    <Stack $gap={2}>
      {conflicts.map(({ sentence }) => (
        <Notice key={sentence} kind="warning">
          {sentence}
        </Notice>
      ))}
    </Stack>
  );
