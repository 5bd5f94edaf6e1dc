import { Container } from '@portfolio/ui/layout';
import { CallToAction } from './call-to-action.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import { Hero } from './hero.tsx';
import { Maker } from './maker.tsx';
import { Services } from './services.tsx';

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
