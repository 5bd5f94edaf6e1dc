import { useQuery } from '@apollo/client/react';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useListState } from '@portfolio/remote-kit/lists';
import { ChipList } from '@portfolio/ui/chip';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Picture } from '@portfolio/ui/picture';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Clamped, Title } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CatalogFilters } from '../catalog/catalog-filters.tsx';
import { CatalogResults, pageSize } from '../catalog/catalog-results.tsx';
import { chips, orderings } from '../catalog/catalog-list.ts';
import type { MobileDemosQuery } from '../generated/graphql.ts';
import { cardSizes, pictureOf } from '../images/picture-of.ts';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { DemoDownloads } from './demo-downloads.tsx';
import { MobileDemos, OperatingSystems } from './demos.graphql.ts';
import { Card, CardBody } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { ImageSkeleton } from '../images/image-skeleton.ts';
import { QrCode } from './qr-code.tsx';

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

type ListedDemo = MobileDemosQuery['mobileDemos']['results'][number];

const Article = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > ${CardBody} {
    flex: 1;
    gap: ${space(5)};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(2.5)};
  min-width: 0;
`;

const Bottom = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: auto;
`;

/** core-site.md §2, "/mobile-demos": title, description, OS tags, QR code and buttons, below the demo's image. */
function DemoCard({ demo }: { demo: ListedDemo }) {
  const { t } = useTranslation();
  const authored = useAuthored();
  const { search: list } = useLocation();
  const { slug, title, description, operatingSystems, image, qrCode, isPublished } = demo;
  return (
    <Article as="article" $flush>
      <Picture {...pictureOf(image)} sizes={cardSizes} alt="" width={16} height={9} seed={slug} />
      <CardBody>
        <Top>
          <Words>
            <Title $size="large" {...authored}>
              {title}
            </Title>
            {!isPublished && <StatusBadge status="draft">{t('draft')}</StatusBadge>}
            <ChipList items={operatingSystems} label={t('demos.operatingSystems')} />
          </Words>
          <QrCode src={qrCode} alt={t('demo.qrCode', { title })} size={96} />
        </Top>
        <Clamped $lines={4} $size="body" {...authored}>
          {description}
        </Clamped>
        <Bottom>
          <DemoDownloads demo={demo} title={title} size="small" />
          <LinkButton as={Link} to={`/mobile-demos/${slug}`} state={{ list }} wide>
            {t('demos.details')} <VisuallyHidden>{t('about', { title })}</VisuallyHidden>
          </LinkButton>
        </Bottom>
      </CardBody>
    </Article>
  );
}
