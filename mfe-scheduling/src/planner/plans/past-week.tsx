import { useQuery } from '@apollo/client/react';
import { planWishes, type PlanWeights } from '@portfolio/contracts/scheduling';
import { weighed } from '@portfolio/planning/roster';
import { dollars } from '@portfolio/remote-kit/figures';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { JudgedWeek, type Week } from './plans.graphql.ts';

interface Props {
  company: string;
  /** `YYYY-MM-DD`: the week that is shown at first. */
  week: string;
  weights: PlanWeights;
}

const none: PlanWeights = { cost: 0, overtime: 0, fairness: 0, place: 0, travel: 0, preference: 0 };

/** What weights make of a week that was worked: how much each wish would have counted in it, at once. */
export function PastWeek({ company, week: before, weights }: Props) {
  const { t, language } = useTranslation();
  const [week, setWeek] = useState(before);
  const result = useQuery(JudgedWeek, { variables: { company, week }, skip: week === '' });
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  const words = (wish: keyof PlanWeights, judged: Week): string => {
    const { cost, hours, overtime, shifts, strangers, ways, wished, unwished, preferred } = judged;
    const ranges = { hours: judged.sharedHours, nights: judged.sharedNights, weekends: judged.sharedWeekends };
    const range = ({ least, most }: Week['sharedHours']) => `${number(least)}–${number(most)}`;
    return {
      cost: t('plans.week.cost', { cost: dollars(cost, language), hours: number(hours) }),
      overtime: t('plans.week.overtime', { hours: number(overtime) }),
      fairness: t('plans.week.fairness', {
        hours: range(ranges.hours),
        nights: range(ranges.nights),
        weekends: range(ranges.weekends),
      }),
      place: t('plans.week.place', { count: shifts, strangers }),
      travel: t('plans.week.travel', { count: ways }),
      preference: [
        t('plans.week.wished', { count: wished }),
        t('plans.week.unwished', { unwished }),
        t('plans.preferred', { count: preferred }),
      ].join(' · '),
    }[wish];
  };
  const columnsOf = (judged: Week): Column<keyof PlanWeights>[] => {
    const paid = (wish: keyof PlanWeights) => weighed(judged.points, { ...none, [wish]: weights[wish] });
    const all = planWishes.reduce((sum, wish) => sum + Math.abs(paid(wish)), 0);
    const share = new Intl.NumberFormat(language, { style: 'percent' });
    return [
      { id: 'wish', header: t('plans.wishes'), rowHeader: true, cell: (wish) => t(`plans.wish.${wish}`) },
      { id: 'words', header: t('plans.week.was'), cell: (wish) => words(wish, judged) },
      {
        id: 'counts',
        header: t('plans.week.counts'),
        numeric: true,
        cell: (wish) =>
          `${share.format(all === 0 ? 0 : Math.abs(paid(wish)) / all)} · ${number(Math.round(paid(wish)))}`,
      },
    ];
  };
  return (
    <Stack $gap={3}>
      <TextField
        type="date"
        label={t('plans.week.title')}
        hint={t('plans.week.hint')}
        value={week}
        onChange={({ target }) => setWeek(target.value)}
      />
      <Loaded result={result} loading={t('plans.week.loading')} failed={t('plans.week.failed')}>
        {({ judgedWeek }) =>
          judgedWeek.shifts === 0 ? (
            <Muted>{t('plans.week.empty')}</Muted>
          ) : (
            <>
              <Table
                caption={t('plans.week.title')}
                columns={columnsOf(judgedWeek)}
                rows={planWishes}
                rowKey={(wish) => wish}
              />
              <Muted role="status">
                {t('plans.week.sum', { points: number(Math.round(weighed(judgedWeek.points, weights))) })}
              </Muted>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
