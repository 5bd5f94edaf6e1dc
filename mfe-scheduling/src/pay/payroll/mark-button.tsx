import { useMutation } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from '../../translator.ts';
import { MarkPayment, type Payment } from './payroll.graphql.ts';
import { usePayrollChanged } from './use-payroll-changed.ts';

/** readings.md: "mark as paid", and back after a mistake. */
export function MarkButton({ payment: { id, status, employeeName } }: { payment: Payment }) {
  const { t } = useTranslation();
  const toast = useToast();
  const say = useRefusalText();
  const changed = usePayrollChanged();
  const [mark, { loading }] = useMutation(MarkPayment);
  const way = status === 'PENDING' ? 'pay' : 'unpay';

  const press = async (): Promise<void> => {
    try {
      await mark({ variables: { id, status: way === 'pay' ? 'PAID' : 'PENDING' } });
      toast('success', t(`payroll.${way}.done`, { employee: employeeName }));
      await changed();
    } catch (error) {
      toast('danger', say(error, t(`payroll.${way}.failed`)));
    }
  };
  return (
    <Button
      size="small"
      variant={way === 'pay' ? 'secondary' : 'ghost'}
      icon={way === 'pay' && <BadgeCheck aria-hidden />}
      loading={loading}
      onClick={() => void press()}
    >
      {t(`payroll.${way}.action`)} <VisuallyHidden>{employeeName}</VisuallyHidden>
    </Button>
  );
}
