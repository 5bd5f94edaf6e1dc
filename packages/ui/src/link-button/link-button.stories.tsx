import ExternalLink from 'lucide-react/icons/external-link';
import { Cluster } from '../layout/layout.tsx';
import { LinkButton } from './link-button.tsx';

export const Variants = () => (
  <Cluster>
    <LinkButton href="#projects" variant="primary" size="large">
      View projects
    </LinkButton>
    <LinkButton href="#contact" size="large">
      Get in touch
    </LinkButton>
    <LinkButton href="#demo" icon={<ExternalLink aria-hidden />}>
      Live Demo
    </LinkButton>
  </Cluster>
);
