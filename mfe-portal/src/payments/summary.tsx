import { Card } from '@portfolio/ui/card';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { PaymentHistoryQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { dollars, hours } from '@portfolio/remote-kit/figures';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(3)};
`;

const Figure = styled.dd`
  margin: ${space(1)} 0 0;
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** scheduling.md §9: "Payment summary totals hours, paid amount and pending amount", of the payments below. */
export function Summary({ hoursWorked, paidAmount, pendingAmount }: PaymentHistoryQuery['myPayments']['summary']) {
  const { t, language } = useTranslation();
  const totals = [
    { id: 'hours', figure: hours(hoursWorked, language) },
    { id: 'paid', figure: dollars(paidAmount, language) },
    { id: 'pending', figure: dollars(pendingAmount, language) },
  ] as const;
  return (
    <Totals>
      {totals.map(({ id, figure }) => (
        <Card key={id}>
          <Term>{t(`payments.summary.${id}`)}</Term>
          <Figure>{figure}</Figure>
        </Card>
      ))}
    </Totals>
  );
}
