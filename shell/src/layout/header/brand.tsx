import { color, fontSize, space } from '@portfolio/ui/tokens';
import { Code } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  margin-right: ${space(4)};
  color: ${color.text};
  font-size: ${fontSize.large};
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;

  & > svg {
    color: ${color.accent};
  }
  &:hover {
    color: ${color.text};
  }
`;

/** The site's name, which leads home. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Home to="/">
      <Code aria-hidden size={22} strokeWidth={2.5} />
      {t('site.name')}
    </Home>
  );
}
