import { fault } from '@portfolio/contracts/errors';
import { employee, employeeInput } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form, FormActions } from '@portfolio/ui/form';
import { useTranslation } from '../translator.ts';
import { emptyInvitation, requestOf } from './invite-values.ts';

interface Props {
  companies: readonly { id: string; name: string }[];
  onCreated: (employee: { id: number; name: string }) => void;
}

/** scheduling.md §3, Employee invite form; the first company is the working one. */
export function InviteForm({ companies, onCreated }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { field, props, saving } = useForm({
    values: emptyInvitation(companies[0]?.id ?? ''),
    schema: employeeInput,
    request: requestOf,
    rules: ({ company, hourly_rate: rate }) => ({
      company: company === '' ? fault('required') : undefined,
      hourly_rate: rate === '' ? fault('required') : undefined,
    }),
    sentences: {
      company: { required: t('invite.errors.company') },
      first_name: { required: t('invite.errors.firstName') },
      last_name: { required: t('invite.errors.lastName') },
      email: { required: t('invite.errors.email'), invalid_email: t('invite.errors.emailFormat') },
      hourly_rate: {
        required: t('invite.errors.hourlyRate'),
        invalid_number: t('invite.errors.positive'),
        min_value: t('invite.errors.positive'),
      },
    },
    send: (body) => api.post('/planner/employees/', body, { parse: (answer) => employee.parse(answer) }),
    onSaved: onCreated,
    failed: t('invite.failed'),
  });

  return (
    <Form {...props} errorsTitle={t('invite.notCreated')}>
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
        <Button type="submit" variant="primary" loading={saving}>
          {t('invite.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
