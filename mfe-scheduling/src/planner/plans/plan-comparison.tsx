import { useQuery } from '@apollo/client/react';
import { dollars } from '@portfolio/remote-kit/figures';
import { Panel } from '@portfolio/ui/card';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
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
  'sharedHours',
  'sharedNights',
  'sharedWeekends',
] as const;
type Row = (typeof rows)[number];

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
  const columnsOf = ([now, own, other]: readonly Figures[]): Column<Row>[] => {
    const isSame = other && own && other.from === own.from && other.until === own.until;
    const sides = [
      ['now', now],
      ['this', own],
      ['before', isSame ? other : undefined],
    ] as const;
    return [
      { id: 'figure', header: t('plans.compare.figure'), rowHeader: true, cell: (row) => t(`plans.compare.${row}`) },
      ...sides.flatMap(([id, side]): Column<Row>[] =>
        side ? [{ id, header: t(`plans.compare.${id}`), numeric: true, cell: (row) => textOf(side, row) }] : [],
      ),
    ];
  };
  return (
    <Panel title={t('plans.compare.title')} gap={3}>
      <Loaded result={result} loading={t('plans.compare.loading')} failed={t('plans.compare.failed')}>
        {({ comparePlans }) => (
          <Table
            caption={t('plans.compare.title')}
            columns={columnsOf(comparePlans.plans)}
            rows={rows}
            rowKey={(row) => row}
          />
        )}
      </Loaded>
      <Muted>{t('plans.compare.hint')}</Muted>
    </Panel>
  );
}
