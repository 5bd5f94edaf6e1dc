import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { daysOffForm, useForm } from '@portfolio/remote-kit/forms';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { useUndo } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Quiet, Rows, Section } from '../../shared/details/section.tsx';
import { DaysFields } from '../../shared/forms/days-fields.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import type { DocumentType } from '../../generated/index.ts';
import { Secondary } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
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
  const { data, error, refetch } = useFresh(EmployeeUnavailabilityOperation, { employee });
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

interface Props {
  employee: string;
  onClose: () => void;
  /** @param id of the days */
  onSaved: (id: string) => void;
}

/** Notes on which days an employee can't work: from a day, until another or the same, perhaps at a time, and why. */
function UnavailabilityModal({ employee, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [add] = useMutation(AddUnavailability);
  const form = useForm({
    draft: `unavailability/${employee}`,
    ...daysOffForm,
    sentences: { fromDay: { required: t('unavailability.dayMissing') } },
    async send(input, _, context) {
      return (await add({ variables: { employee, input }, context })).data?.addUnavailability.id ?? '';
    },
    onSaved,
    failed: t('unavailability.saveFailed'),
  });
  const { controlled, field } = form;
  return (
    <FormModal
      form={form}
      title={t('unavailability.add')}
      save={t('unavailability.save')}
      errorsTitle={t('unavailability.notSaved')}
      onClose={onClose}
    >
      <DaysFields field={field} controlled={controlled} />
      <TextField
        label={t('unavailability.reason')}
        hint={t('unavailability.reasonHint')}
        autoComplete="off"
        {...field('reason')}
      />
    </FormModal>
  );
}
