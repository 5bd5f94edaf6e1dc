import { useMutation } from '@apollo/client/react';
import { parseDate } from '@internationalized/date';
import { scheduling } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { useNow, dayIn } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Wrench from 'lucide-react/icons/wrench';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../translator.ts';
import { paths } from '../../paths.ts';
import { graphql } from '../../generated/index.ts';

interface Props {
  company: string;
  /** Past ones are left out. */
  shifts: readonly Broken[];
  /** Whose, for those who hear it among others. */
  of?: string;
}

/** One click to the fewest changes by which shifts are covered again; nothing where none is to come. */
export function RepairButton({ company, shifts, of }: Props) {
  const { t } = useTranslation();
  const { repair, busy } = useRepair(company);
  const now = useNow().getTime();
  const coming = shifts.filter(({ startTime }) => Date.parse(startTime) > now);
  if (coming.length === 0) return null;
  return (
    <Button size="small" icon={<Wrench aria-hidden />} loading={busy} onClick={() => void repair(coming)}>
      {t('plans.repair', { count: coming.length })}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  );
}

/** Begins a plan, of which another screen asks. */
const RepairShifts = graphql('mutation RepairShifts { createPlan { id } }');

/** A planned shift that its guard cannot work. */
interface Broken {
  id: string;
  startTime: string;
  timeZone: string;
}

/** For which changes are looked for: a planner waits for them. */
const seconds = 2;

/** Begins to look for the fewest changes by which planned shifts are covered again, and goes to where they are shown. */
function useRepair(company: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, busy } = useAction();
  const [create] = useMutation(RepairShifts);
  const repair = (shifts: readonly Broken[]) => {
    const dayOf = ({ startTime, timeZone }: Broken) => dayIn(timeZone, new Date(startTime));
    const all = shifts
      .map((shift) => ({ id: shift.id, day: dayOf(shift) }))
      .toSorted((a, b) => a.day.localeCompare(b.day));
    const from = all[0]!.day;
    const furthest = parseDate(from)
      .add({ days: scheduling.coverageDays - 1 })
      .toString();
    const part = all.filter(({ day }) => day <= furthest).slice(0, scheduling.repairedTogether);
    const input = { company, from, until: part.at(-1)!.day, repairs: part.map(({ id }) => id), seconds };
    return run(
      async () => {
        const { data } = await create({ variables: { input } });
        if (data) void navigate(`${paths.fill}?${new URLSearchParams({ plan: data.createPlan.id, company })}`);
      },
      {
        ...(part.length < all.length && { done: t('plans.repairsPart', { part: part.length, all: all.length }) }),
        failed: t('plans.startFailed'),
      },
    );
  };
  return { repair, busy };
}
