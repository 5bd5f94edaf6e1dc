import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from '../../translator.ts';
import { MarkPayment, type Payment } from './payroll.graphql.ts';
import { usePayrollChanged } from './use-payroll-changed.ts';

/** readings.md: "mark as paid", and back after a mistake. */
export function MarkButton({ payment: { id, status, employeeName } }: { payment: Payment }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = usePayrollChanged();
  const [mark] = useMutation(MarkPayment);
  const way = status === 'PENDING' ? 'pay' : 'unpay';

  const press = async (): Promise<void> => {
    const set = async (next: 'PAID' | 'PENDING') => {
      await mark({ variables: { id, status: next } });
      await changed();
    };
    await run(() => set(way === 'pay' ? 'PAID' : 'PENDING'), {
      done: t(`payroll.${way}.done`, { employee: employeeName }),
      failed: t(`payroll.${way}.failed`),
      undo: () => set(way === 'pay' ? 'PENDING' : 'PAID'),
    });
  };
  return (
    <Button
      size="small"
      variant={way === 'pay' ? 'secondary' : 'ghost'}
      icon={way === 'pay' && <BadgeCheck aria-hidden />}
      loading={busy}
      onClick={() => void press()}
    >
      {t(`payroll.${way}.action`)} <VisuallyHidden>{employeeName}</VisuallyHidden>
    </Button>
  );
}
