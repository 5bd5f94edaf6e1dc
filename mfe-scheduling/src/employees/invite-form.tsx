import { employee } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form, FormActions } from '@portfolio/ui/form';
import { serverSentence, useCheckedForm } from '../forms/use-checked-form.ts';
import { useTranslation } from '../translator.ts';
import { emptyInvitation, faultsIn, requestOf, sentences } from './invite-values.ts';

interface Props {
  companies: readonly { id: string; name: string }[];
  onCreated: (employee: { id: number; name: string }) => void;
}

const isOurs = (sentence: string): sentence is keyof typeof sentences => sentence in sentences;

/** scheduling.md §3, Employee invite form; the first company is the working one. */
export function InviteForm({ companies, onCreated }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { field, wrong, submit, isSubmitting } = useCheckedForm({
    defaultValues: emptyInvitation(companies[0]?.id ?? ''),
    check: faultsIn,
    send: async (values) =>
      onCreated(await api.post('/planner/employees/', requestOf(values), { parse: (body) => employee.parse(body) })),
    failed: (error) => serverSentence(error) ?? t('invite.failed'),
    translate: (sentence) => (isOurs(sentence) ? t(`invite.errors.${sentences[sentence]}`) : sentence),
  });

  return (
    <Form errors={wrong} errorsTitle={t('invite.notCreated')} onSubmit={(event) => void submit(event)}>
      <SelectField label={t('fields.company')} {...field('company')}>
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FieldRow>
        <TextField label={t('fields.firstName')} autoComplete="off" maxLength={100} {...field('first_name')} />
        <TextField label={t('fields.lastName')} autoComplete="off" maxLength={100} {...field('last_name')} />
      </FieldRow>
      <TextField label={t('fields.email')} type="email" autoComplete="off" maxLength={254} {...field('email')} />
      <FieldRow>
        <TextField
          label={t('fields.phone')}
          optional={t('optional')}
          type="tel"
          autoComplete="off"
          maxLength={50}
          {...field('phone')}
        />
        <TextField
          label={t('fields.hourlyRate')}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          {...field('hourly_rate')}
        />
      </FieldRow>
      <FormActions>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {t('invite.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
