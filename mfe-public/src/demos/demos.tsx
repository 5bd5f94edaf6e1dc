import { useQuery } from '@apollo/client/react';
import { useListState } from '@portfolio/remote-kit/lists';
import { PageHeading } from '@portfolio/ui/page-heading';
import { CatalogFilters } from '../catalog/catalog-filters.tsx';
import { CatalogResults, pageSize } from '../catalog/catalog-results.tsx';
import { chips, orderings } from '../catalog/catalog-list.ts';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { DemoCard } from './demo-card.tsx';
import { MobileDemos, OperatingSystems } from './demos.graphql.ts';
import { Card, CardBody } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { ImageSkeleton } from '../images/image-skeleton.ts';

/** core-site.md §2, "/mobile-demos". */
export function Demos() {
  const { t } = useTranslation();
  const list = useListState({ orderings, filters: { os: chips } });
  const { page, search, filters } = list;
  const result = useQuery(MobileDemos, { variables: { page, pageSize, search, operatingSystems: [...filters.os] } });
  // Without its chips the list is still worth showing.
  const known = useQuery(OperatingSystems);

  return (
    <Screen>
      <PageHeading description={t('demos.lead')}>{t('demos.title')}</PageHeading>
      <CatalogFilters
        list={list}
        name="os"
        chosen={filters.os}
        onChoose={(ids) => list.filterBy({ os: ids })}
        chips={known.error ? [] : known.data?.operatingSystems}
        usual={3}
        texts={{ search: t('demos.search'), chips: t('demos.filter') }}
      />
      <CatalogResults
        list={list}
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

/** The place of a demo's card while demos are loading. */
const DemoCardSkeleton = () => (
  <Card $flush>
    <ImageSkeleton $radius="0" />
    <CardBody>
      <Cluster $justify="space-between">
        <Skeleton $width="50%" $height="1.4em" />
        <Skeleton $width="6rem" $height="6rem" />
      </Cluster>
      <SkeletonText lines={3} />
      <Skeleton $height="2.5rem" />
    </CardBody>
  </Card>
);
