import { useQuery, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { employeeInput, scheduling } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { useRefusalText, useForm } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CompanyField } from '../../shared/company/company-field.tsx';
import { LinkToCopy } from '../../shared/forms/link-to-copy.tsx';
import { paths } from '../../paths.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { MyCompanies } from '../../shared/company/companies.graphql.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { type Invitation, CreateEmployee } from './employees.graphql.ts';
import { useInvitation, MailButton } from './invitation.tsx';

/** scheduling.md §2, Employee area: the invite-new-employee form. */
export function Invite() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        description={t('invite.lead')}
        actions={
          <LinkButton as={Link} to={paths.dashboard} variant="ghost" icon={<ArrowLeft aria-hidden />}>
            {t('backToDashboard')}
          </LinkButton>
        }
      >
        {t('invite.title')}
      </PageHeading>
      <Content />
    </>
  );
}

function Content() {
  const { t } = useTranslation();
  const result = useQuery(MyCompanies, { variables: { search: '' } });
  const { failure, retry, retrying } = useRetry(result);
  const { created, invitation, failed, invite, another } = useInvited();
  const link = invitation.made;
  const { company } = useCompany();
  const working = result.data?.companies.results[0];

  if (created && link) return <Invited employee={created} made={link} invitation={invitation} onAnother={another} />;
  if (created) {
    // The employee exists: only the link is tried again, or there would be two.
    return (
      <LoadError
        title={failed ?? t('invite.making')}
        retry={() => void invite(created)}
        retrying={invitation.making !== undefined}
      >
        {t('invite.kept', { name: created.name })}
      </LoadError>
    );
  }
  if (failure) {
    return <LoadError title={t('invite.companiesFailed')} retry={retry} retrying={retrying} />;
  }
  if (!result.data) return <Spinner size="large" label={t('invite.loading')} />;
  return <InviteForm company={company ?? working?.id ?? ''} onCreated={(employee) => void invite(employee)} />;
}

interface Created {
  id: string;
  name: string;
}

/** The second step: an employee who was created gets a link, which is shown this once. */
function useInvited() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [created, setCreated] = useState<Created>();
  const [failed, setFailed] = useState<string>();
  const invitation = useInvitation();

  const invite = async (employee: Created): Promise<void> => {
    setCreated(employee);
    try {
      await invitation.invite(employee.id, 'link');
      setFailed(undefined);
    } catch (error) {
      setFailed(say(error, t('invite.linkFailed')));
    }
  };
  const another = (): void => {
    setCreated(undefined);
    invitation.forget();
  };
  return { created, invitation, failed, invite, another };
}

function Invited({ employee: { id, name }, made: { inviteUrl: url, expiresAt: expires }, ...props }: InvitedProps) {
  const { t, language } = useTranslation();
  const until = dateAndTime(expires, language);
  return (
    <Stack $gap={5}>
      <Notice kind="success">{t('invite.done')}</Notice>
      <Card>
        <Stack $gap={4}>
          <LinkToCopy label={t('invite.link', { name })} url={url} hint={t('invite.hint', { until })} />
          <div>
            <MailButton employee={id} invitation={props.invitation} />
          </div>
        </Stack>
      </Card>
      <div>
        <Button onClick={props.onAnother}>{t('invite.another')}</Button>
      </div>
    </Stack>
  );
}

interface InvitedProps {
  employee: Created;
  made: Invitation;
  invitation: ReturnType<typeof useInvitation>;
  onAnother: () => void;
}

interface Props {
  /** Whose employee it will be unless another is chosen. */
  company: string;
  onCreated: (employee: { id: string; name: string }) => void;
}

/** scheduling.md §3, Employee invite form. */
function InviteForm({ company, onCreated }: Props) {
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
        <TextField label={t('fields.firstName')} autoComplete="off" {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="off" {...field('lastName')} />
      </FieldRow>
      <TextField label={t('fields.email')} type="email" autoComplete="off" maxLength={254} {...field('email')} />
      <FieldRow>
        <TextField
          label={t('fields.phone')}
          optional={t('optional')}
          type="tel"
          autoComplete="off"
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
