import { useMutation, useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { useUndo } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Quiet, Rows } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { Secondary } from '../../shared/lists/cell.styles.ts';
import type { DocumentType } from '../../generated/index.ts';
import { useTranslation } from '../../translator.ts';
import { UnavailabilityModal } from './unavailability-modal.tsx';
import {
  AddUnavailability,
  EmployeeUnavailability as EmployeeUnavailabilityOperation,
  RemoveUnavailability,
} from './unavailability.graphql.ts';

type Days = DocumentType<typeof EmployeeUnavailabilityOperation>['employeeUnavailability'][number];

/** Days on which an employee can't work, on their page: add and remove. */
export function EmployeeUnavailability({ employee }: { employee: string }) {
  const { t, language } = useTranslation();
  const offerUndo = useUndo();
  const { run } = useAction();
  const [removeIt] = useMutation(RemoveUnavailability);
  const [add] = useMutation(AddUnavailability);
  const [opened, open] = useOpened();
  const { data, error, refetch } = useQuery(EmployeeUnavailabilityOperation, {
    variables: { employee },
    fetchPolicy: 'cache-and-network',
  });
  const all = data?.employeeUnavailability;
  const remove = async ({ id, fromDay, fromTime, untilDay, untilTime, reason }: Days): Promise<void> => {
    const isDone = await run(() => removeIt({ variables: { id } }), {
      done: t('unavailability.removed'),
      failed: t('unavailability.removeFailed'),
      undo: async () => {
        await add({ variables: { employee, input: { fromDay, fromTime, untilDay, untilTime, reason } } });
        await refetch();
      },
    });
    if (isDone) await refetch();
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
        {all?.map((days) => {
          const when = daysWithTimes(days, language);
          return (
            <li key={days.id}>
              <span>{when}</span>
              <Secondary dir="auto">{days.reason}</Secondary>
              <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => void remove(days)}>
                {t('unavailability.remove')} <VisuallyHidden>{when}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </Rows>
      {opened === 'days' && (
        <UnavailabilityModal
          employee={employee}
          onClose={() => open(undefined)}
          onSaved={(id) => {
            open(undefined);
            offerUndo(t('unavailability.saved'), async () => {
              await removeIt({ variables: { id } });
              await refetch();
            });
            void refetch();
          }}
        />
      )}
    </Section>
  );
}
