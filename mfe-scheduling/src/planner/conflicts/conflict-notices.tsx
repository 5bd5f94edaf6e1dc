import type { ToldConflict } from '@portfolio/planning/conflicts';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';

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
