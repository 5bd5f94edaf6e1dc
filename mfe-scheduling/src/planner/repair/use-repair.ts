import { useMutation } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import { parseDate } from '@internationalized/date';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayIn } from '@portfolio/remote-kit/times';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { graphql } from '../../generated/index.ts';

/** Begins a plan, of which another screen asks. */
const RepairShifts = graphql('mutation RepairShifts { createPlan { id } }');

/** A planned shift that its guard cannot work. */
export interface Broken {
  id: string;
  startTime: string;
  timeZone: string;
}

/** For which changes are looked for: a planner waits for them. */
const seconds = 2;

/** Begins to look for the fewest changes by which planned shifts are covered again, and goes to where they are shown. */
export function useRepair(company: string) {
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
