import { useRefresh } from '@portfolio/remote-kit/screens';

/** What is shown of payroll is asked for again. */
export function usePayrollChanged(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh('payrollPeriods', 'payrollPeriod', 'payments', 'paymentPreview', 'timesheets');
}
