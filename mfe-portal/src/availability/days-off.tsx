import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { daysOffForm, useForm } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { TextField, TimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { FormModal } from '@portfolio/ui/form-modal';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useUndo } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import CalendarX from 'lucide-react/icons/calendar-x';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { DocumentType } from '../generated/index.ts';
import { useKeptQuery, useIsCopy } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { AddMyUnavailability, MyUnavailability, RemoveMyUnavailability } from './availability.graphql.ts';

const Reason = styled(Muted)`
  overflow-wrap: anywhere;
`;

type Days = DocumentType<typeof MyUnavailability>['myUnavailability'][number];

/** Days on which one can't work, whatever one offers in a normal week. */
export function DaysOff() {
  const { t, language } = useTranslation();
  const { run } = useAction();
  const isCopy = useIsCopy();
  const [opened, open] = useOpened();
  const { data } = useKeptQuery(MyUnavailability, { fetchPolicy: 'cache-and-network' });
  const after = { refetchQueries: ['MyUnavailability', 'MyDatedAvailability'], awaitRefetchQueries: true };
  const [removeIt] = useMutation(RemoveMyUnavailability, after);
  const [add] = useMutation(AddMyUnavailability, after);
  if (!data) return null;
  const remove = ({ id: days, fromDay, fromTime, untilDay, untilTime, reason }: Days): Promise<boolean> =>
    run(() => removeIt({ variables: { id: days } }), {
      done: t('availability.daysOff.removed'),
      failed: t('availability.daysOff.removeFailed'),
      undo: () => add({ variables: { input: { fromDay, fromTime, untilDay, untilTime, reason } } }),
    });
  return (
    <Panel title={t('availability.daysOff.title')} gap={3}>
      <Muted>{t('availability.daysOff.lead')}</Muted>
      {data.myUnavailability.length > 0 && (
        <Stack as="ul" $gap={3}>
          {data.myUnavailability.map((days) => {
            const when = daysWithTimes(days, language);
            return (
              <li key={days.id}>
                <Cluster $justify="space-between">
                  <div>
                    <strong>{when}</strong>
                    <Reason dir="auto">{days.reason}</Reason>
                  </div>
                  {!isCopy && (
                    <Button icon={<Trash2 aria-hidden />} onClick={() => void remove(days)}>
                      {t('availability.daysOff.remove')} <VisuallyHidden>{when}</VisuallyHidden>
                    </Button>
                  )}
                </Cluster>
              </li>
            );
          })}
        </Stack>
      )}
      {!isCopy && (
        <div>
          <Button size="large" icon={<CalendarX aria-hidden />} onClick={() => open('days-off')}>
            {t('availability.daysOff.add')}
          </Button>
        </div>
      )}
      {opened === 'days-off' && <DaysOffDialog onClose={() => open(undefined)} />}
    </Panel>
  );
}

/** Says on which days one can't work: from a day, until another or the same, perhaps at a time, and why. */
function DaysOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const after = { refetchQueries: ['MyUnavailability', 'MyDatedAvailability'], awaitRefetchQueries: true };
  const [add] = useMutation(AddMyUnavailability, after);
  const [remove] = useMutation(RemoveMyUnavailability, after);
  const form = useForm({
    draft: 'days-off',
    ...daysOffForm,
    sentences: { fromDay: { required: t('availability.daysOff.dayMissing') } },
    async send(input, _, context) {
      return (await add({ variables: { input }, context })).data?.addMyUnavailability.id;
    },
    onSaved(id) {
      offerUndo(t('availability.daysOff.saved'), () => remove({ variables: { id: id ?? '' } }));
      onClose();
    },
    failed: t('availability.daysOff.saveFailed'),
  });
  const { controlled, field } = form;
  return (
    <FormModal
      form={form}
      title={t('availability.daysOff.add')}
      errorsTitle={t('form.notSaved')}
      onClose={() => form.leave(onClose)}
      texts={{ save: t('save'), cancel: t('cancel'), close: t('close') }}
    >
      <FieldRow>
        <TextField type="date" label={t('availability.daysOff.fromDay')} {...field('fromDay')} />
        <TimeField
          label={t('availability.daysOff.fromTime')}
          hint={t('availability.daysOff.timeHint')}
          {...controlled('fromTime')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          type="date"
          label={t('availability.daysOff.untilDay')}
          hint={t('availability.daysOff.untilHint')}
          min={controlled('fromDay').value}
          {...field('untilDay')}
        />
        <TimeField label={t('availability.daysOff.untilTime')} {...controlled('untilTime')} />
      </FieldRow>
      <TextField
        label={t('availability.daysOff.reason')}
        hint={t('availability.daysOff.reasonHint')}
        autoComplete="off"
        {...field('reason')}
      />
    </FormModal>
  );
}
