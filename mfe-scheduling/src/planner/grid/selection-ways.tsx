import { WhoElse } from '../../shifts/who-else.tsx';
import { RepairButton } from '../repair/repair-button.tsx';
import { useGrid } from './grid-context.ts';
import type { ScheduledShift } from './grid.types.ts';
import { useConflicts } from './use-conflicts.ts';
import { useShiftWords } from './use-shift-words.ts';

interface Props {
  company: string;
  shifts: readonly ScheduledShift[];
}

/** What helps with selected shifts: who else can take the only one, and what covers again those against which something speaks. */
export function SelectionWays({ company, shifts }: Props) {
  const { zoneOf } = useGrid();
  const { whenOf, siteOf } = useShiftWords();
  const conflicts = useConflicts();
  const planned = shifts.filter(({ status }) => status === 'SCHEDULED');
  const broken = planned.filter(({ id }) => conflicts.of(id).length > 0);
  const [only] = planned.length === 1 && shifts.length === 1 ? planned : [];
  return (
    <>
      {only && (
        <WhoElse shift={{ ...only, checkedInAt: null }} description={[whenOf(only, only), siteOf(only)].join(' · ')} />
      )}
      <RepairButton company={company} shifts={broken.map((shift) => ({ ...shift, timeZone: zoneOf(shift) }))} />
    </>
  );
}
