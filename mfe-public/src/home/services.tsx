import { Card } from '@portfolio/ui/card';
import { Grid } from '@portfolio/ui/layout';
import { color, radius, soft, space } from '@portfolio/ui/tokens';
import AppWindow from 'lucide-react/icons/app-window';
import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Smartphone from 'lucide-react/icons/smartphone';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { Section } from './section.tsx';

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
export function Services() {
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
