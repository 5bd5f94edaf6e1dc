import { useMutation, useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Quiet, Rows } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { Secondary } from '../../shared/lists/cell.styles.ts';
import { useTranslation } from '../../translator.ts';
import { UnavailabilityModal } from './unavailability-modal.tsx';
import {
  EmployeeUnavailability as EmployeeUnavailabilityOperation,
  RemoveUnavailability,
} from './unavailability.graphql.ts';

/** Days on which an employee can't work, on their page: add and remove. */
export function EmployeeUnavailability({ employee }: { employee: string }) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const { run } = useAction();
  const [removeIt] = useMutation(RemoveUnavailability);
  const [opened, open] = useOpened();
  const { data, error, refetch } = useQuery(EmployeeUnavailabilityOperation, {
    variables: { employee },
    fetchPolicy: 'cache-and-network',
  });
  const all = data?.employeeUnavailability;
  const remove = async (id: string): Promise<void> => {
    const ending = { done: t('unavailability.removed'), failed: t('unavailability.removeFailed') };
    if (await run(() => removeIt({ variables: { id } }), ending)) await refetch();
  };
  return (
    <Section
      title={t('unavailability.title')}
      more={
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => open('days')}>
          {t('unavailability.add')}
        </Button>
      }
    >
      {error && !data && <Quiet>{t('unavailability.failed')}</Quiet>}
      {all?.length === 0 && <Quiet>{t('unavailability.none')}</Quiet>}
      <Rows>
        {all?.map(({ reason, ...days }) => {
          const when = daysWithTimes(days, language);
          return (
            <li key={days.id}>
              <span>{when}</span>
              <Secondary dir="auto">{reason}</Secondary>
              <ConfirmInline
                size="small"
                icon={<Trash2 aria-hidden />}
                texts={{
                  action: (
                    <>
                      {t('unavailability.remove')} <VisuallyHidden>{when}</VisuallyHidden>
                    </>
                  ),
                  question: t('unavailability.removeQuestion', { when }),
                  confirm: t('delete.confirm'),
                  cancel: t('delete.cancel'),
                }}
                onConfirm={() => remove(days.id)}
              />
            </li>
          );
        })}
      </Rows>
      {opened === 'days' && (
        <UnavailabilityModal
          employee={employee}
          onClose={() => open(undefined)}
          onSaved={() => {
            open(undefined);
            toast('success', t('unavailability.saved'));
            void refetch();
          }}
        />
      )}
    </Section>
  );
}
