import { dollars, hours } from '@portfolio/remote-kit/figures';
import { Card } from '@portfolio/ui/card';
import { Grid } from '@portfolio/ui/layout';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { Period } from './payroll.graphql.ts';

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Figure = styled.dd`
  margin: ${space(1)} 0 0;
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The sums of a period's payments. */
export function PeriodSummary({ period }: { period: Period }) {
  const { t, language } = useTranslation();
  const figures = [
    { id: 'payments', figure: new Intl.NumberFormat(language).format(period.payments) },
    { id: 'hours', figure: hours(period.hoursWorked, language) },
    { id: 'amount', figure: dollars(period.amount, language) },
    { id: 'pendingAmount', figure: dollars(period.pendingAmount, language) },
  ] as const;
  return (
    <Grid as="dl" $min="12.5rem" $gap={3}>
      {figures.map(({ id, figure }) => (
        <Card key={id}>
          <Term>{t(`payroll.${id}`)}</Term>
          <Figure>{figure}</Figure>
        </Card>
      ))}
    </Grid>
  );
}
