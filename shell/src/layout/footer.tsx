import { useStore } from '@portfolio/remote-kit';
import { languageNames, languages } from '@portfolio/remote-kit/manifest';
import { Container } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';
import { useMenu } from './menu/use-menu.ts';

const Foot = styled.footer`
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${fontSize.small};
  padding-bottom: var(--bottom-inset);
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  padding-block: ${space(6)};
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* The words, not the buttons around them, meet the edges of the column. */
  margin-inline: -${space(2.5)};
`;

const Choice = styled.button`
  min-height: 2.75rem;
  padding: ${space(1)} ${space(2.5)};
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.muted};
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    color: ${color.accent};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.muted};
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.text};
  }
`;

const year = new Date().getFullYear();

/** On every page: what the site is (core-site.md §1), pages that its author put here, and its languages. */
export function Footer() {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const pages = useMenu('footer');
  return (
    <Foot>
      <Row>
        <div>
          <p>{t('footer.about')}</p>
          <p>{t('footer.rights', { year })}</p>
        </div>
        {pages.length > 0 && (
          <nav aria-label={t('footer.pages')}>
            <Pages>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </Pages>
          </nav>
        )}
        <Choices aria-label={t('footer.language')}>
          {languages.map((choice) => (
            <li key={choice}>
              <Choice
                type="button"
                lang={choice}
                data-small="language"
                aria-pressed={choice === language}
                onClick={() => host.language.set(choice)}
              >
                {languageNames[choice]}
              </Choice>
            </li>
          ))}
        </Choices>
      </Row>
    </Foot>
  );
}
