import { Card, CardBody } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { LinkButton } from '@portfolio/ui/link-button';
import { Picture } from '@portfolio/ui/picture';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Clamped } from '@portfolio/ui/text';
import { fontSize, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MobileDemosQuery } from '../generated/graphql.ts';
import { cardSizes, pictureOf } from '../images/picture-of.ts';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';
import { DemoDownloads } from './demo-downloads.tsx';
import { QrCode } from './qr-code.tsx';

export type ListedDemo = MobileDemosQuery['mobileDemos']['results'][number];

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

const Title = styled.h2`
  font-size: ${fontSize.large};
  overflow-wrap: anywhere;
`;

const Bottom = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: auto;
`;

/** core-site.md §2, "/mobile-demos": title, description, OS tags, QR code and buttons, below the demo's image. */
export function DemoCard({ demo }: { demo: ListedDemo }) {
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
            <Title {...authored}>{title}</Title>
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
