import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { licenseState } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { changesOf, useForm, useLatest } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { space, fontSize, width } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import type { MyProfileQuery, MyLicensesQuery } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { dollars } from '@portfolio/remote-kit/figures';
import { calendarDay, dayIn, viewersZone } from '@portfolio/remote-kit/times';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { profileValues, profileSchema, type ProfileValues } from './profile-values.ts';
import { MyProfile, MyLicenses, UpdateMyEmployee } from './profile.graphql.ts';

/** scheduling.md §2, "Employee portal", tab profile. */
export function Profile() {
  const { t } = useTranslation();
  // Always asks: a form must not begin from what was true a while ago.
  const result = useKeptQuery(MyProfile, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeading description={result.data?.myEmployee && t('profile.lead')}>{t('profile.title')}</PageHeading>
      <Loaded result={result} loading={t('profile.loading')} failed={t('profile.failed')}>
        {({ myEmployee }) =>
          myEmployee && (
            <Stack $gap={6}>
              <ProfileForm key={result.keptAt} values={profileValues(myEmployee)} />
              <Employment employee={myEmployee} />
              <Licenses />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

/** What only an administrator changes. */
function Employment({ employee }: { employee: NonNullable<MyProfileQuery['myEmployee']> }) {
  const { t, language } = useTranslation();
  const id = useId();
  const { companyName, hourlyRate, startDate, qualifications } = employee;
  return (
    <Section as="section" aria-labelledby={id}>
      <Title id={id}>{t('profile.employment.title')}</Title>
      <DefinitionList
        items={[
          { term: t('profile.employment.company'), detail: companyName },
          { term: t('profile.employment.rate'), detail: dollars(hourlyRate, language) },
          { term: t('profile.employment.since'), detail: calendarDay(startDate, language) },
          {
            term: t('profile.employment.qualifications'),
            detail: qualifications.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </Section>
  );
}

const looks = { early: 'pending', valid: 'active', soon: 'late', expired: 'down' } as const;

const today = () => dayIn(viewersZone(), new Date());

type License = MyLicensesQuery['myLicenses'][number];

/** One's own licenses, until when they are good, and their scans; nothing where there are none. */
function Licenses() {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useKeptQuery(MyLicenses);
  if (!data || data.myLicenses.length === 0) return null;
  return (
    <Section as="section" aria-labelledby={id}>
      <Title id={id}>{t('profile.licenses.title')}</Title>
      <Stack as="ul">
        {data.myLicenses.map((license) => (
          <li key={license.id}>
            <OneLicense license={license} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function OneLicense({ license: { id, qualificationName, number, scanName, ...days } }: { license: License }) {
  const { t, language } = useTranslation();
  const api = useApi();
  const { run, busy } = useAction();
  const { expires, renewed, validFrom, validUntil } = days;
  const state = licenseState({ from: validFrom, until: validUntil }, today());
  const download = (name: string) =>
    run(async () => saveFile(await api.download(`/planner/employees/me/licenses/${id}/scan/`), name), {
      failed: () => t('profile.licenses.scanFailed'),
    });
  return (
    <>
      <strong>{[qualificationName, number].filter(Boolean).join(' · ')}</strong>
      <Muted>
        {validUntil
          ? t('profile.licenses.until', { day: calendarDay(validUntil, language) })
          : t('profile.licenses.open')}
      </Muted>
      {expires && !renewed && <StatusBadge status={looks[state]}>{t(`profile.licenses.states.${state}`)}</StatusBadge>}
      {scanName !== null && (
        <p>
          <Button size="large" icon={<Download aria-hidden />} loading={busy} onClick={() => void download(scanName)}>
            {t('profile.licenses.scan')} <VisuallyHidden>{qualificationName}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
}

/** What employees may change of themselves, with the texts of scheduling.md §8. */
function ProfileForm({ values }: { values: ProfileValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [update] = useMutation(UpdateMyEmployee);
  const form = useForm<ProfileValues, ProfileValues>({
    draft: 'profile',
    values,
    schema: profileSchema,
    rules: ({ name }) => ({ name: /^\s*\S+\s*$/.test(name) ? fault('last_name_missing') : undefined }),
    sentences: {
      name: { required: t('profile.required.name') },
      email: { required: t('profile.required.email'), invalid_email: t('profile.emailInvalid') },
      phone: { required: t('profile.required.phone') },
    },
    // Their administrator changes the same person.
    send: async (input, _, context, began) =>
      (await update({ variables: changesOf(input, began), context })).data?.updateMyEmployee ?? input,
    latest: useLatest(MyProfile, {}, ({ myEmployee }) => myEmployee && profileValues(myEmployee)),
    valuesOf: profileValues,
    failed: t('profile.saveFailed'),
    onSaved: () => toast('success', t('profile.saved')),
  });

  const field = (name: keyof ProfileValues) => ({ label: t(`profile.fields.${name}`), ...form.field(name) });
  const optional = { optional: t('optional') };

  return (
    <SaveForm form={form}>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.contact')}</FieldsetTitle>
          <TextField autoComplete="name" required {...field('name')} />
          <TextField type="email" autoComplete="email" required maxLength={254} {...field('email')} />
          <TextField type="tel" autoComplete="tel" required {...field('phone')} />
        </Fieldset>
      </Card>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.home')}</FieldsetTitle>
          <TextField autoComplete="street-address" {...optional} {...field('address')} />
          <FieldRow>
            <TextField autoComplete="address-level2" {...optional} {...field('city')} />
            <TextField autoComplete="address-level1" {...optional} {...field('state')} />
            <TextField autoComplete="postal-code" {...optional} {...field('zipCode')} />
          </FieldRow>
        </Fieldset>
      </Card>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.emergency')}</FieldsetTitle>
          <FieldRow>
            <TextField autoComplete="off" {...optional} {...field('emergencyContactName')} />
            <TextField type="tel" autoComplete="off" {...optional} {...field('emergencyContactPhone')} />
          </FieldRow>
        </Fieldset>
      </Card>
    </SaveForm>
  );
}

/** What one reads of oneself beside the form. */
const Section = styled(Card)`
  max-width: ${width.form};
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize.large};
  letter-spacing: 0;
`;
