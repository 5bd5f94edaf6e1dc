import { useQuery } from '@apollo/client/react';
import { PageHeading } from '@portfolio/ui/page-heading';
import { CatalogFilters } from '../catalog/catalog-filters.tsx';
import { CatalogResults, pageSize } from '../catalog/catalog-results.tsx';
import { useCatalogAddress } from '../catalog/use-catalog-address.ts';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { DemoCard } from './demo-card.tsx';
import { DemoCardSkeleton } from './demo-card-skeleton.tsx';
import { MobileDemos, OperatingSystems } from './demos.graphql.ts';

/** core-site.md §2, "/mobile-demos". */
export function Demos() {
  const { t } = useTranslation();
  const address = useCatalogAddress('os');
  const { page, search, chosen } = address;
  const result = useQuery(MobileDemos, { variables: { page, pageSize, search, operatingSystems: [...chosen] } });
  // Without its chips the list is still worth showing.
  const known = useQuery(OperatingSystems);

  return (
    <Screen>
      <PageHeading description={t('demos.lead')}>{t('demos.title')}</PageHeading>
      <CatalogFilters
        address={address}
        chips={known.error ? [] : known.data?.operatingSystems}
        usual={3}
        texts={{ search: t('demos.search'), chips: t('demos.filter') }}
      />
      <CatalogResults
        address={address}
        query={result}
        found={(result.data ?? result.previousData)?.mobileDemos}
        stale={!result.data}
        renderCard={(demo) => <DemoCard demo={demo} />}
        skeleton={<DemoCardSkeleton />}
        texts={{
          loading: t('demos.loading'),
          failed: t('demos.failed'),
          noMatch: t('demos.noMatch'),
          empty: t('demos.empty'),
          count: (count) => t('demos.count', { count }),
          pages: t('demos.pages'),
        }}
      />
    </Screen>
  );
}
