import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Link } from 'react-router-dom';
import { portalTabs } from '../addresses/addresses.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { OfferCard } from './offer-card.tsx';
import { MyOffers } from './offers.graphql.ts';

/** What the guard and colleagues offer each other, and what became of it: what waits for them first. */
export function Offers() {
  const { t } = useTranslation();
  const result = useKeptQuery(MyOffers);
  return (
    <>
      <PageHeading back={<Link to={portalTabs.shifts}>{t('shifts.back')}</Link>} description={t('offers.lead')}>
        {t('offers.title')}
      </PageHeading>
      <Loaded result={result} loading={t('offers.loading')} failed={t('offers.failed')}>
        {({ myOffers: { results } }) =>
          results.length === 0 ? (
            <EmptyState icon={<ArrowLeftRight />} title={t('offers.empty')}>
              {t('offers.emptyHint')}
            </EmptyState>
          ) : (
            <Stack>
              {results
                .toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn))
                .map((offer) => (
                  <OfferCard key={offer.id} offer={offer} />
                ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
