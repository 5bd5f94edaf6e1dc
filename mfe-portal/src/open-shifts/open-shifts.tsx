import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Link } from 'react-router-dom';
import { portalTabs } from '../addresses/addresses.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { OpenShiftCard } from './open-shift-card.tsx';
import { MyOpenShifts } from './open-shifts.graphql.ts';

/** Work that nobody has yet and that the guard may take, the next first; what they asked for stands among it. */
export function OpenShifts() {
  const { t } = useTranslation();
  const result = useKeptQuery(MyOpenShifts);
  return (
    <>
      <PageHeading back={<Link to={portalTabs.shifts}>{t('shifts.back')}</Link>} description={t('openShifts.lead')}>
        {t('openShifts.title')}
      </PageHeading>
      <Loaded result={result} loading={t('openShifts.loading')} failed={t('openShifts.failed')}>
        {({ myOpenShifts }) =>
          myOpenShifts.length === 0 ? (
            <EmptyState icon={<CalendarPlus />} title={t('openShifts.empty')}>
              {t('openShifts.emptyHint')}
            </EmptyState>
          ) : (
            <Stack>
              {myOpenShifts.map((open) => (
                <OpenShiftCard key={open.id} open={open} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
