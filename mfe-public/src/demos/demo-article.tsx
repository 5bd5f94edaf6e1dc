import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Stack } from '@portfolio/ui/layout';
import { Picture } from '@portfolio/ui/picture';
import { color, font, fontSize, media, space } from '@portfolio/ui/tokens';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MobileDemoQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { PictureButton } from '../images/picture-button.tsx';
import { pictureOf } from '../images/picture-of.ts';
import { useLightbox } from '../images/use-lightbox.tsx';
import { Article, Columns, Part } from '../layout/article.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';
import { DemoDownloads } from './demo-downloads.tsx';
import { QrCode } from './qr-code.tsx';

type ShownDemo = NonNullable<MobileDemoQuery['mobileDemo']>;

const Version = styled.p`
  color: ${color.muted};
  font-family: ${font.code};
  font-size: ${fontSize.small};
`;

const Features = styled.ul`
  display: grid;
  gap: ${space(2)};

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
  const authored = useAuthored();
  const { title, version, operatingSystems, description, features, screenshots, image, imageAlt, qrCode } = demo;
  const lines = featuresIn(features);
  // Where a demo has no image of its own, the first screenshot stands for it in lists.
  const own = image && image.url !== screenshots[0]?.url ? image : undefined;
  const shots = screenshots.map((shot, at) => ({
    image: shot,
    alt: shot.alt || t('demo.screenshot', { place: at + 1, title }),
  }));
  const ownAlt = imageAlt || title;
  const listed = own ? [{ image: own, alt: ownAlt }, ...shots] : shots;
  const { open, lightbox } = useLightbox(listed);
  const [about, list, pictures, get] = [useId(), useId(), useId(), useId()];
  return (
    <Article
      item={demo}
      facts={
        <>
          {version && <Version dir="auto">{t('demo.version', { version })}</Version>}
          <ChipList items={operatingSystems} label={t('demos.operatingSystems')} />
        </>
      }
    >
      <Columns $beside="16rem">
        <Get as="section" aria-labelledby={get}>
          <h2 id={get}>{t('demo.try')}</h2>
          <DemoDownloads demo={demo} title={title} />
          <Scan>
            <QrCode src={qrCode} alt={t('demo.qrCode', { title })} size={144} />
            <p>{t('demo.scan')}</p>
          </Scan>
        </Get>
        <Stack $gap={8}>
          {own && (
            <PictureButton alt={ownAlt} onOpen={() => open(0)}>
              <Picture
                {...pictureOf(own)}
                sizes="(min-width: 64em) 42rem, 92vw"
                alt={ownAlt}
                width={21}
                height={9}
                priority
              />
            </PictureButton>
          )}
          <Part aria-labelledby={about}>
            <h2 id={about}>{t('demo.about')}</h2>
            <Paragraphs text={description} />
          </Part>
          {lines.length > 0 && (
            <Part aria-labelledby={list}>
              <h2 id={list}>{t('demo.features')}</h2>
              <Features>
                {lines.map((feature) => (
                  <li key={feature} {...authored}>
                    <Check aria-hidden size={16} />
                    <span>{feature}</span>
                  </li>
                ))}
              </Features>
            </Part>
          )}
        </Stack>
      </Columns>
      {screenshots.length > 0 && (
        <Screenshots aria-labelledby={pictures}>
          <h2 id={pictures}>{t('demo.screenshots')}</h2>
          <Gallery
            images={shots}
            label={t('demo.screenshots')}
            height="min(22rem, 75vw)"
            sizes="(min-width: 64em) 14rem, 45vw"
            onOpen={(place) => open(place + listed.length - shots.length)}
          />
        </Screenshots>
      )}
      {lightbox}
    </Article>
  );
}
