import { useApolloClient } from '@apollo/client/react';

/** What is shown of payroll is asked for again. */
export function usePayrollChanged(): () => Promise<unknown> {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({
      updateCache(cache) {
        for (const fieldName of ['payrollPeriods', 'payrollPeriod', 'payments', 'paymentPreview', 'timesheets']) {
          cache.evict({ id: 'ROOT_QUERY', fieldName });
        }
      },
    });
}
