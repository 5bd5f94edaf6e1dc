import { useMutation } from '@apollo/client/react';
import { broadcastDays, broadcastInput } from '@portfolio/contracts/scheduling';
import { fault } from '@portfolio/contracts/errors';
import { useForm } from '@portfolio/remote-kit/forms';
import { CheckboxField, TextareaField } from '@portfolio/ui/field';
import { useToast } from '@portfolio/ui/toast';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { LocationField } from '../../shared/choices/location-field.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { SendBroadcast } from './threads.graphql.ts';

const nothing = { client: '', location: '', text: '', asksAcknowledgement: true };
type Values = typeof nothing;

interface Props {
  company: string | undefined;
  onClose: () => void;
}

/** Writes to everybody of the company, or of a site. */
export function BroadcastModal({ company, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const [send] = useMutation(SendBroadcast, { refetchQueries: ['Threads'] });
  const requestOf = ({ client, location, ...rest }: Values) => ({
    ...rest,
    ...(company !== undefined && { company }),
    ...(client && { client }),
    ...(location && { location }),
  });
  const form = useForm<Values, void, ReturnType<typeof requestOf>>({
    draft: `broadcast/${company ?? ''}`,
    values: nothing,
    schema: broadcastInput,
    request: requestOf,
    rules: ({ text }) => ({ text: text.trim() === '' ? fault('required') : undefined }),
    sentences: {},
    async send(input, _values, context) {
      await send({ variables: { input }, context });
    },
    onSaved() {
      toast('success', t('messages.sent'));
      onClose();
    },
    failed: t('messages.sendFailed'),
  });
  const client = form.controlled('client');
  const clients = useClientChoices(company);
  const { client: chosen } = useChosenClient(client.value);
  return (
    <FormModal
      form={form}
      title={t('messages.broadcast')}
      save={t('messages.send')}
      errorsTitle={t('messages.notSent')}
      onClose={onClose}
    >
      <TextareaField label={t('messages.write')} rows={4} {...form.field('text')} />
      <ChoiceField
        label={t('messages.site')}
        hint={t('messages.siteHint', { days: broadcastDays })}
        name="client"
        error={client.error}
        choices={clients}
        value={chosenOption(clients, client.value, chosen)}
        onChange={(id) => {
          client.onChange(id);
          form.controlled('location').onChange('');
        }}
      />
      {chosen && (
        <LocationField label={t('shifts.location')} locations={chosen.locations} {...form.field('location')} />
      )}
      <CheckboxField label={t('messages.ask')} {...form.field('asksAcknowledgement')} />
    </FormModal>
  );
}
