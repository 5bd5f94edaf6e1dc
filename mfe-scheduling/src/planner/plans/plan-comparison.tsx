import { useQuery } from '@apollo/client/react';
import { dollars } from '@portfolio/remote-kit/figures';
import { Panel } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { HoursEach, Measure } from './plan-charts.tsx';
import { ComparePlans, type Figures } from './plans.graphql.ts';

type Spread = Figures['sharedHours'];
/** In the order in which they are read. */
const rows = [
  'open',
  'made',
  'moved',
  'cost',
  'hours',
  'overtime',
  'unwished',
  'newcomers',
  'sharedHours',
  'sharedNights',
  'sharedWeekends',
] as const;
type Row = (typeof rows)[number];
const sides = ['now', 'this', 'before'] as const;

/** Without the one before, where that was for other days. */
const ofSameDays = ([now, own, other]: readonly Figures[]): Figures[] =>
  [now!, own!, other].filter((each) => each?.from === own?.from && each?.until === own?.until) as Figures[];

function rangeOf(figures: Figures, row: Row): Pick<Spread, 'least' | 'most'> {
  const value = figures[row];
  return typeof value === 'object' ? value : { least: 0, most: Number(value) };
}

interface Props {
  plan: string;
  /** The one that was looked at before. */
  before: string | undefined;
}

/** What is planned now and a proposal by their figures, and the proposal before where it was for the same days. */
export function PlanComparison({ plan, before }: Props) {
  const { t, language } = useTranslation();
  const [beside, setBeside] = useState(before);
  const result = useQuery(ComparePlans, { variables: { id: plan, with: beside ?? null }, fetchPolicy: 'no-cache' });
  // The one before may be gone.
  if (result.error && beside !== undefined) setBeside(undefined);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const shared = ({ gini, least, most }: Spread): string =>
    t('plans.compare.shared', {
      least: number.format(least),
      most: number.format(most),
      gini: number.format(gini),
    });
  const textOf = (figures: Figures, row: Row): string => {
    const value = figures[row];
    if (typeof value === 'object') return shared(value);
    return typeof value === 'string' ? dollars(value, language) : number.format(value);
  };
  const columnsOf = (plans: readonly Figures[]): Column<Row>[] => [
    { id: 'figure', header: t('plans.compare.figure'), rowHeader: true, cell: (row) => t(`plans.compare.${row}`) },
    ...plans.map((side, at): Column<Row> => ({
      id: sides[at]!,
      header: t(`plans.compare.${sides[at]!}`),
      numeric: true,
      cell: (row) => (
        <div>
          {textOf(side, row)}
          <Measure range={rangeOf(side, row)} most={Math.max(...plans.map((each) => rangeOf(each, row).most))} />
        </div>
      ),
    })),
  ];
  return (
    <Panel title={t('plans.compare.title')} gap={3}>
      <Loaded result={result} loading={t('plans.compare.loading')} failed={t('plans.compare.failed')}>
        {({ comparePlans }) => {
          const plans = ofSameDays(comparePlans.plans);
          return (
            <Stack $gap={4}>
              <Table caption={t('plans.compare.title')} columns={columnsOf(plans)} rows={rows} rowKey={(row) => row} />
              <HoursEach
                plans={plans.map(({ hoursEach }, at) => ({ name: t(`plans.compare.${sides[at]!}`), hours: hoursEach }))}
              />
            </Stack>
          );
        }}
      </Loaded>
      <Muted>{t('plans.compare.hint')}</Muted>
    </Panel>
  );
}
