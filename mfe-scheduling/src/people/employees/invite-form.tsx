import { fault } from '@portfolio/contracts/errors';
import { useMutation } from '@apollo/client/react';
import { employeeInput, scheduling } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { CompanyField } from '../../shared/company/company-field.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { CreateEmployee } from './employees.graphql.ts';

interface Props {
  /** Whose employee it will be unless another is chosen. */
  company: string;
  onCreated: (employee: { id: string; name: string }) => void;
}

/** scheduling.md §3, Employee invite form. */
export function InviteForm({ company, onCreated }: Props) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateEmployee);
  const { field, controlled, props, saving } = useForm({
    draft: 'invitation',
    values: emptyInvitation(company),
    schema: employeeInput,
    request: requestOf,
    rules: ({ company: of, hourlyRate: rate }) => ({
      company: of === '' ? fault('required') : undefined,
      hourlyRate: rate === '' ? fault('required') : undefined,
    }),
    sentences: {
      company: { required: t('invite.errors.company') },
      firstName: { required: t('invite.errors.firstName') },
      lastName: { required: t('invite.errors.lastName') },
      email: { required: t('invite.errors.email'), invalid_email: t('invite.errors.emailFormat') },
      hourlyRate: {
        required: t('invite.errors.hourlyRate'),
        invalid_number: t('invite.errors.positive'),
        min_value: t('invite.errors.positive'),
      },
    },
    send: async (input, _, context) =>
      (await create({ variables: { input: { ...input, status: 'INACTIVE' } }, context })).data,
    onSaved: (answer) => answer && onCreated(answer.createEmployee),
    failed: t('invite.failed'),
  });

  return (
    <Form {...props} errorsTitle={t('invite.notCreated')}>
      <CompanyField {...controlled('company')} />
      <FieldRow>
        <TextField label={t('fields.firstName')} autoComplete="off" maxLength={100} {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="off" maxLength={100} {...field('lastName')} />
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
          {...field('hourlyRate')}
        />
      </FieldRow>
      <SaveActions save={t('invite.submit')} saving={saving} />
    </Form>
  );
}

/** The invite form begins so (scheduling.md §5); `company` is an id. */
const emptyInvitation = (company: string) => ({
  company,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  hourlyRate: scheduling.defaultHourlyRate as string,
});

type InviteValues = ReturnType<typeof emptyInvitation>;

/** An employee created by invitation starts inactive (scheduling.md §4). */
const requestOf = (values: InviteValues) => ({ ...values, status: 'inactive' as const });
