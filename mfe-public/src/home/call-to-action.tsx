import { LinkButton } from '@portfolio/ui/link-button';
import { color, radius, soft, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

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

const Words = styled.p`
  max-width: 34rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

/** core-site.md §2, "Home": a call-to-action to /contact. */
export function CallToAction() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('home.call.title')}</h2>
        <Words>{t('home.call.text')}</Words>
      </div>
      <LinkButton as={Link} to="/contact" variant="primary" size="large">
        {t('home.call.action')}
      </LinkButton>
    </Band>
  );
}
