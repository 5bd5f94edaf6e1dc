import { useQuery } from '@apollo/client/react';
import { useZone } from '@portfolio/remote-kit';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { dayIn, useNow } from '@portfolio/remote-kit/times';
import { PayrollCompany } from './payroll.graphql.ts';

/** Today where the company is, in which its periods are counted; where one works until that is known. `YYYY-MM-DD` */
export function useCompanyDay(company: string | undefined): string {
  const own = useZone();
  const now = useNow();
  const { data } = useQuery(PayrollCompany, { variables: { id: company ?? '' }, skip: company === undefined });
  return dayIn(data?.company?.timeZone ?? own, now);
}

/** What is shown of payroll is asked for again. */
export function usePayrollChanged(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh('payrollPeriods', 'payrollPeriod', 'payments', 'paymentPreview', 'timesheets');
}
