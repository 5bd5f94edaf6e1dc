import { dollars, hours } from '@portfolio/remote-kit/figures';
import { Card } from '@portfolio/ui/card';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { PaymentTable } from './payment-table.tsx';
import { PaymentHistory } from './payments.graphql.ts';
import type { PaymentHistoryQuery } from '../generated/graphql.ts';

const Filter = styled.div`
  max-width: 20rem;
`;

/** scheduling.md §2, "Employee portal", tab payments. The period is kept in the address. */
export function Payments() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const period = parameters.get('period') ?? '';
  const result = useKeptQuery(PaymentHistory, { variables: { period: /^\d+$/.test(period) ? period : null } });
  // The list of before stays, dimmed, until that of another period is there.
  const shown = { ...result, data: result.data ?? result.previousData };

  return (
    <>
      <PageHeading description={shown.data && t('payments.lead')}>{t('payments.title')}</PageHeading>
      <Loaded result={shown} loading={t('payments.loading')} failed={t('payments.failed')}>
        {({ myPayments: { payments, summary }, paymentPeriods }) => (
          <Stack $gap={6}>
            <Filter>
              <SelectField
                label={t('payments.period')}
                value={period}
                onChange={({ target: { value } }) => setParameters(value === '' ? {} : { period: value })}
                none={t('payments.allPeriods')}
                options={paymentPeriods.results.map(({ id, name }) => [id, name])}
              />
            </Filter>
            <Summary {...summary} />
            <PaymentTable payments={payments} filtered={period !== ''} loading={!result.data} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

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
function Summary({ hoursWorked, paidAmount, pendingAmount }: PaymentHistoryQuery['myPayments']['summary']) {
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
