import { Cluster, Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { color, font, fontSize, media, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { HeroDrawing } from './hero-drawing.tsx';

/** Drafting paper: a grid of dots that fades towards the text below. */
const Place = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background-image: radial-gradient(${color.borderStrong} 1px, transparent 1px);
    background-size: ${space(6)} ${space(6)};
    opacity: 0.5;
    mask-image: radial-gradient(ellipse 90% 110% at 75% 0%, #000, transparent 75%);
  }
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  align-items: center;
  gap: ${space(10)};
  padding-block: clamp(${space(14)}, 9vw, ${space(28)});

  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.accent};
  font-family: ${font.code};
  font-size: ${fontSize.small};
`;

const Title = styled.h1`
  font-size: clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem);
  letter-spacing: -0.035em;
`;

const Lead = styled.p`
  max-width: 34rem;
  margin-block: ${space(5)} ${space(8)};
  color: ${color.muted};
  font-size: ${fontSize.large};
`;

const Drawing = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

/** core-site.md §2, "Home": a hero with buttons to /projects and /contact. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <Place>
      <Columns>
        <div>
          <Eyebrow aria-hidden>{t('home.eyebrow')}</Eyebrow>
          <Title tabIndex={-1}>{t('home.title')}</Title>
          <Lead>{t('home.lead')}</Lead>
          <Cluster>
            <LinkButton as={Link} to="/projects" variant="primary" size="large">
              {t('home.projects')}
            </LinkButton>
            <LinkButton as={Link} to="/contact" size="large">
              {t('home.contact')}
            </LinkButton>
          </Cluster>
        </div>
        <Drawing>
          <HeroDrawing />
        </Drawing>
      </Columns>
    </Place>
  );
}
