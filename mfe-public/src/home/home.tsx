import { Container, Grid } from '@portfolio/ui/layout';
import { FeaturedProjects } from './featured-projects.tsx';
import { Hero } from './hero.tsx';
import { useQuery } from '@apollo/client/react';
import { useLanguage } from '@portfolio/remote-kit';
import { OwnerCard } from '../owner/owner-card.tsx';
import { FeaturedProjects as query, most } from './home.graphql.ts';
import { Card } from '@portfolio/ui/card';
import { color, radius, soft, space } from '@portfolio/ui/tokens';
import AppWindow from 'lucide-react/icons/app-window';
import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Smartphone from 'lucide-react/icons/smartphone';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { Section } from './section.tsx';
import { LinkButton } from '@portfolio/ui/link-button';
import { useId } from 'react';
import { Link } from 'react-router-dom';

const services = [
  { id: 'web', Icon: AppWindow },
  { id: 'mobile', Icon: Smartphone },
  { id: 'ai', Icon: BrainCircuit },
] as const;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  margin-bottom: ${space(4)};
  border-radius: ${radius.control};
  background: ${soft('accent')};
  color: ${color.accent};
`;

const Words = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
`;

/** core-site.md §1: Web Development, Mobile App Development, AI Integration. */
function Services() {
  const { t } = useTranslation();
  return (
    <Section title={t('home.services.title')} lead={t('home.services.lead')}>
      <Grid>
        {services.map(({ id, Icon }) => (
          <Card as="article" key={id}>
            <Mark aria-hidden>
              <Icon size={22} />
            </Mark>
            <h3>{t(`home.services.${id}.title`)}</h3>
            <Words>{t(`home.services.${id}.text`)}</Words>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** Who makes the site, once somebody is named. Without an answer the other parts of the page say so. */
function Maker() {
  const { data } = useQuery(query, { variables: { pageSize: most, language: useLanguage() } });
  return <OwnerCard owner={data?.siteOwner} />;
}

/** core-site.md §2, "Home". */
export function Home() {
  return (
    <>
      <Hero />
      <Container>
        <FeaturedProjects />
        <Services />
        <Maker />
        <CallToAction />
      </Container>
    </>
  );
}

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(5)} ${space(10)};
  margin-block: ${space(4)} clamp(${space(12)}, 6vw, ${space(20)});
  padding: clamp(${space(6)}, 4vw, ${space(12)});
  border: 1px solid color-mix(in srgb, ${color.accent} 35%, ${color.border});
  border-radius: ${radius.card};
  background: linear-gradient(115deg, ${soft('accent')}, ${color.surface} 60%);
`;

const Invitation = styled.p`
  max-width: 34rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

/** core-site.md §2, "Home": a call-to-action to /contact. */
function CallToAction() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('home.call.title')}</h2>
        <Invitation>{t('home.call.text')}</Invitation>
      </div>
      <LinkButton as={Link} to="/contact" variant="primary" size="large">
        {t('home.call.action')}
      </LinkButton>
    </Band>
  );
}
