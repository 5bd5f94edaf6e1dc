import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { color, font, fontSize, media, space } from '@portfolio/ui/tokens';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MobileDemoQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { DraftNotice } from '../layout/draft-notice.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { useTranslation } from '../translator.ts';
import { DemoDownloads } from './demo-downloads.tsx';
import { QrCode } from './qr-code.tsx';

type ShownDemo = NonNullable<MobileDemoQuery['mobileDemo']>;

const Header = styled.header`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(8)};
  overflow-wrap: anywhere;
`;

const Version = styled.p`
  color: ${color.muted};
  font-family: ${font.code};
  font-size: ${fontSize.small};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(12)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 42rem) minmax(16rem, 1fr);
    align-items: start;
  }
`;

const Texts = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Part = styled.section`
  display: grid;
  gap: ${space(4)};
`;

const Features = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: '';

  & > li {
    display: flex;
    gap: ${space(2.5)};
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    margin-top: 0.25em;
    color: ${color.accent};
  }
`;

/** On a phone the buttons come first: there is no second device to scan with. */
const Get = styled(Card)`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    order: 1;
  }
`;

/** Only where a phone can be held before the screen. */
const Scan = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;

const Screenshots = styled(Part)`
  margin-top: ${space(10)};
`;

/** One feature a line; said twice is said once. */
const featuresIn = (text: string): string[] =>
  [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);

/** Title, version, OS tags, description, features, screenshots, QR code and downloads (readings.md). */
export function DemoArticle({ demo }: { demo: ShownDemo }) {
  const { t } = useTranslation();
  const { title, version, operatingSystems, description, features, screenshots, qrCode, isPublished } = demo;
  const listed = featuresIn(features);
  const [about, list, pictures, get] = [useId(), useId(), useId(), useId()];
  return (
    <article>
      {!isPublished && <DraftNotice />}
      <Header>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        {version && <Version dir="auto">{t('demo.version', { version })}</Version>}
        <ChipList items={operatingSystems} label={t('demos.operatingSystems')} />
      </Header>
      <Columns>
        <Get as="section" aria-labelledby={get}>
          <h2 id={get}>{t('demo.try')}</h2>
          <DemoDownloads demo={demo} title={title} />
          <Scan>
            <QrCode src={qrCode} alt={t('demo.qrCode', { title })} size={144} />
            <p>{t('demo.scan')}</p>
          </Scan>
        </Get>
        <Texts>
          <Part aria-labelledby={about}>
            <h2 id={about}>{t('demo.about')}</h2>
            <Paragraphs text={description} />
          </Part>
          {listed.length > 0 && (
            <Part aria-labelledby={list}>
              <h2 id={list}>{t('demo.features')}</h2>
              <Features>
                {listed.map((feature) => (
                  <li key={feature} dir="auto">
                    <Check aria-hidden size={16} />
                    <span>{feature}</span>
                  </li>
                ))}
              </Features>
            </Part>
          )}
        </Texts>
      </Columns>
      {screenshots.length > 0 && (
        <Screenshots aria-labelledby={pictures}>
          <h2 id={pictures}>{t('demo.screenshots')}</h2>
          <Gallery
            images={screenshots}
            alt={(place) => t('demo.screenshot', { place, title })}
            label={t('demo.screenshots')}
            min="clamp(8rem, 42vw, 12rem)"
            sizes="(min-width: 64em) 12rem, 45vw"
          />
        </Screenshots>
      )}
    </article>
  );
}
