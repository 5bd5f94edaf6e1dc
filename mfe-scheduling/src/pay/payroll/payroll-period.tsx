import { useMutation } from '@apollo/client/react';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { TextField } from '@portfolio/ui/field';
import { Cluster, Stack, Grid } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { font, fontSize, space } from '@portfolio/ui/tokens';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../../shared/company/use-company.tsx';
import { BackLink } from '../../shared/details/detail-screen.tsx';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { paths } from '../../paths.ts';
import { Confirm, StaleIfError, AskModal } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ExportLinesButton } from './export-modal.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PaymentList } from './payment-list.tsx';
import { DeletePeriod, OnePayrollPeriod, type Period, PayPeriod } from './payroll.graphql.ts';
import { useCompanyDay, usePayrollChanged } from './payroll-hooks.ts';

/** readings.md, payroll: one period. Payments are generated, listed, downloaded and marked as paid here. */
export function PayrollPeriod() {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { id = '' } = useParams();
  const result = useFresh(OnePayrollPeriod, { id });
  const period = result.data?.payrollPeriod;
  const back = <BackLink to={within(paths.payroll)}>{t('payroll.back')}</BackLink>;

  return (
    <>
      {!period && <PageHeading back={back}>{t('payroll.detail')}</PageHeading>}
      <StaleIfError result={result} failed={t('payroll.periodFailed')}>
        {period ? (
          <Shown key={period.id} period={period} />
        ) : result.loading ? (
          <SkeletonGroup label={t('payroll.loading')}>
            <Stack>
              <Skeleton $height="5rem" />
              <SkeletonText lines={6} />
            </Stack>
          </SkeletonGroup>
        ) : (
          <ErrorState
            title={t('payroll.notFound')}
            action={
              <LinkButton as={Link} to={within(paths.payroll)}>
                {t('payroll.back')}
              </LinkButton>
            }
          >
            {t('payroll.notFoundHint')}
          </ErrorState>
        )}
      </StaleIfError>
    </>
  );
}

function Shown({ period }: { period: Period }) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const { run } = useAction();
  const navigate = useNavigate();
  const changed = usePayrollChanged();
  const [remove] = useMutation(DeletePeriod);
  const { id, name, startDate, endDate, payments } = period;

  const deletePeriod = async (): Promise<void> => {
    const ending = { done: t('payroll.deletePeriod.done'), failed: t('payroll.deletePeriod.failed') };
    if (!(await run(() => remove({ variables: { id } }), ending))) return;
    await navigate(within(paths.payroll));
    void changed();
  };

  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.payroll)}>{t('payroll.back')}</BackLink>}
        description={`${calendarDay(startDate, language)} – ${calendarDay(endDate, language)}`}
        actions={
          <>
            <ExportButton
              path={`/planner/payments/export/?period=${id}&ordering=employee_name`}
              name="payments"
              failed={t('payroll.exportFailed')}
              disabled={payments === 0}
            />
            {payments > 0 && <ExportLinesButton company={period.companyId} period={id} />}
            <PayAllButton period={period} />
            <GenerateButton period={period} />
          </>
        }
      >
        {name}
      </PageHeading>
      <Stack $gap={6}>
        <PeriodSummary period={period} />
        <PaymentList period={period} />
        {payments === 0 && (
          <Cluster>
            <Confirm
              icon={<Trash2 aria-hidden />}
              action={t('delete.action')}
              question={t('payroll.deletePeriod.question', { name })}
              onConfirm={deletePeriod}
            />
          </Cluster>
        )}
      </Stack>
    </>
  );
}

const Figure = styled.dd`
  margin: ${space(1)} 0 0;
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The sums of a period's payments. */
function PeriodSummary({ period }: { period: Period }) {
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
          <Muted as="dt">{t(`payroll.${id}`)}</Muted>
          <Figure>{figure}</Figure>
        </Card>
      ))}
    </Grid>
  );
}

/** Marks all pending payments of a period as paid, on one day; nothing while none is pending. */
function PayAllButton({ period: { id, companyId, pending, pendingAmount } }: { period: Period }) {
  const { t, language } = useTranslation();
  const { run, busy } = useAction();
  const changed = usePayrollChanged();
  const today = useCompanyDay(companyId);
  const [asking, setAsking] = useState(false);
  const [day, setDay] = useState<string>();
  const [pay] = useMutation(PayPeriod);

  const confirm = async (): Promise<void> => {
    const ending = { done: t('payroll.payAll.done'), failed: t('payroll.pay.failed') };
    if (!(await run(() => pay({ variables: { id, paymentDate: day ?? today } }), ending))) return;
    await changed();
    setAsking(false);
  };

  if (pending === 0) return null;
  return (
    <>
      <Button icon={<BadgeCheck aria-hidden />} onClick={() => setAsking(true)}>
        {t('payroll.payAll.action')}
      </Button>
      <AskModal
        open={asking}
        title={t('payroll.payAll.action')}
        confirm={t('confirm')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Stack>
          <p>{t('payroll.payAll.question', { count: pending, amount: dollars(pendingAmount, language) })}</p>
          <TextField
            type="date"
            label={t('payroll.payAll.date')}
            value={day ?? today}
            onChange={({ target }) => setDay(target.value || undefined)}
          />
        </Stack>
      </AskModal>
    </>
  );
}
