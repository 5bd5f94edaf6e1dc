import { Table, type Column } from '@portfolio/ui/table';
import { color } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Secondary } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import type { CoveredSite } from './coverage.graphql.ts';
import { budgetOf, siteFigures, useFigures } from './figures.ts';

const Over = styled.div`
  color: ${color.danger};
`;

/** Hours and cost of each site in some days, against what is asked for, billed for what is covered, and budgeted. */
export function SitesTable({ sites, days }: { sites: readonly CoveredSite[]; days: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const standing = (site: CoveredSite, part: 'cost' | 'hours') => {
    const { cost } = siteFigures(site);
    const budget = { cost: null, hours: null, [part]: budgetOf(site, days)[part] };
    return figures
      .standing({ cost, hours: site.planned }, budget)
      .map(({ isOver, text }) => (isOver ? <Over key={text}>{text}</Over> : <Secondary key={text}>{text}</Secondary>));
  };
  const columns: Column<CoveredSite>[] = [
    {
      id: 'site',
      header: t('scheduler.row.sites'),
      rowHeader: true,
      cell: ({ clientName, locationName }) => (
        <span dir="auto">
          {clientName}
          <Secondary>{locationName ?? t('shifts.mainLocation')}</Secondary>
        </span>
      ),
    },
    {
      id: 'hours',
      header: t('scheduler.sheets.hours'),
      numeric: true,
      cell: (site) => (
        <div>
          {site.asked === 0
            ? figures.hours(site.planned)
            : t('coverage.sites.ofAsked', { planned: figures.hours(site.planned), asked: figures.hours(site.asked) })}
          {standing(site, 'hours')}
        </div>
      ),
    },
    {
      id: 'cost',
      header: t('coverage.sites.cost'),
      numeric: true,
      cell: (site) => (
        <div>
          {figures.money(siteFigures(site).cost)}
          {standing(site, 'cost')}
        </div>
      ),
    },
    {
      id: 'billed',
      header: t('coverage.sites.billed'),
      numeric: true,
      cell: (site) => {
        const { paid } = siteFigures(site);
        if (!paid) return '–';
        return (
          <div>
            {figures.money(paid.billed)}
            <Secondary>{t('coverage.sites.whole', { contracted: figures.money(paid.contracted) })}</Secondary>
          </div>
        );
      },
    },
    {
      id: 'margin',
      header: t('coverage.sites.margin'),
      numeric: true,
      cell: (site) => {
        const { paid } = siteFigures(site);
        if (!paid) return '–';
        const margin = figures.margin(paid);
        return margin.isLoss ? <Over>{margin.text}</Over> : margin.text;
      },
    },
  ];
  return (
    <Table
      caption={t('coverage.sites.title')}
      columns={columns}
      rows={sites}
      rowKey={({ clientId, locationId }) => `${clientId}/${locationId ?? ''}`}
    />
  );
}
