import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { MyAvailability } from './availability.graphql.ts';
import { DaysOff } from './days-off.tsx';
import { Painted } from './painted/painted.tsx';
import { rulesValues } from './rule-values.ts';

/** scheduling.md §2, "Employee portal", tab availability. */
export function Availability() {
  const { t } = useTranslation();
  // Always asks: a form must not begin from what was true a while ago.
  const result = useKeptQuery(MyAvailability, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeading description={result.data && t('availability.lead')}>{t('availability.title')}</PageHeading>
      <Loaded result={result} loading={t('availability.loading')} failed={t('availability.failed')}>
        {({ myAvailability }) => (
          <Stack $gap={6}>
            <AvailabilityForm key={result.keptAt} values={rulesValues(myAvailability)} />
            <Painted />
            <DaysOff />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
