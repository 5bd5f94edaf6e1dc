import { DefinitionList } from '@portfolio/ui/definition-list';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useId } from 'react';
import type { MyProfileQuery } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { dollars } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { Licenses } from './licenses.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileValues } from './profile-values.ts';
import { MyProfile } from './profile.graphql.ts';
import { Section, Title } from './profile.styles.ts';

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
