import { Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { color, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Place = styled(Container)`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space(4)};
  min-height: 60vh;

  & > p {
    max-width: 36rem;
    color: ${color.muted};
    text-wrap: balance;
  }
`;

/** core-site.md §2: the screen of every path that nobody has. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Place>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <LinkButton as={Link} to="/" variant="primary">
        {t('notFound.home')}
      </LinkButton>
    </Place>
  );
}
