import { useMutation } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import { parseDate } from '@internationalized/date';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayIn } from '@portfolio/remote-kit/times';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { useTranslation } from '../../translator.ts';
import { RepairShifts } from './repair.graphql.ts';

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
  const { within } = useCompany();
  const navigate = useNavigate();
  const { run, busy } = useAction();
  const [create] = useMutation(RepairShifts);
  const repair = (shifts: readonly Broken[]) => {
    const days = shifts.map(({ startTime, timeZone }) => dayIn(timeZone, new Date(startTime))).toSorted();
    const [from, last] = [days[0]!, days.at(-1)!];
    const furthest = parseDate(from)
      .add({ days: scheduling.coverageDays - 1 })
      .toString();
    const repairs = shifts.slice(0, scheduling.repairedTogether).map(({ id }) => id);
    const input = { company, from, until: last < furthest ? last : furthest, repairs, seconds };
    return run(
      async () => {
        const { data } = await create({ variables: { input } });
        if (data) void navigate(within(`${paths.fill}?plan=${data.createPlan.id}`));
      },
      { failed: t('plans.startFailed') },
    );
  };
  return { repair, busy };
}
