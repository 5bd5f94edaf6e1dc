import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { color } from '@portfolio/ui/tokens';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { Bar } from '../publishing/publish-bar.tsx';
import type { CoveredWeek } from './coverage.graphql.ts';
import { budgetOf, siteFigures, useFigures } from './figures.ts';
import { SitesTable } from './sites-table.tsx';

const Over = styled.strong`
  color: ${color.danger};
  font-weight: 550;
`;

/** What all sites cost in the days of the grid against what they bring, and which are over their budgets; below a button, each. */
export function SitesBar({ week: { sites }, days }: { week: CoveredWeek; days: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const [isOpen, setOpen] = useState(false);
  if (sites.length === 0) return null;
  const each = sites.map((site) => ({ ...siteFigures(site), hours: site.planned, budget: budgetOf(site, days) }));
  const cost = each.reduce((sum, site) => sum + site.cost, 0);
  const paid = each.flatMap((site) => site.paid ?? []);
  const sumOf = (part: 'contracted' | 'billed' | 'margin') => paid.reduce((sum, site) => sum + site[part], 0);
  const [contracted, billed, margin] = [sumOf('contracted'), sumOf('billed'), sumOf('margin')];
  const over = each.flatMap((site) => {
    const found = figures.standing(site, site.budget).filter(({ isOver }) => isOver);
    return found.length === 0
      ? []
      : [t('activity.given', { field: site.name, value: found.map(({ text }) => text).join(', ') })];
  });
  return (
    <Bar role="group" aria-label={t('coverage.sites.title')} $gap={2}>
      <p role="status">
        {[
          t('coverage.sites.planned', { cost: figures.money(cost) }),
          ...(paid.length === 0
            ? []
            : [
                t('coverage.sites.paid', { billed: figures.money(billed) }),
                t('coverage.sites.whole', { contracted: figures.money(contracted) }),
                t('coverage.sites.left', { margin: figures.margin({ billed, margin }).text }),
              ]),
        ].join(' · ')}
        {over.length > 0 && (
          <>
            {' · '}
            <Over>{over.length === 1 ? over[0] : t('coverage.sites.over', { count: over.length })}</Over>
          </>
        )}
      </p>
      <Cluster $gap={2}>
        <Button size="small" icon={<ReceiptText aria-hidden />} onClick={() => setOpen(true)}>
          {t('coverage.sites.title')}
        </Button>
      </Cluster>
      {isOpen && (
        <Dialog title={t('coverage.sites.title')} onClose={() => setOpen(false)}>
          <SitesTable sites={sites} days={days} />
        </Dialog>
      )}
    </Bar>
  );
}
