import { useStore, type Place as PlaceOfRemote } from '@portfolio/remote-kit';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { Code } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { large, tight, wide } from './breakpoint.ts';

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
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

/** Out of sight where the place beside it needs the room; it stays the name of the link. */
const yields = css`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Name = styled.span<{ $yields: boolean }>`
  ${media.phone} {
    ${({ $yields }) => $yields && yields}
  }
  ${tight} {
    ${({ $yields }) => $yields && yields}
  }
`;

const Place = styled.p`
  display: grid;
  min-width: 0;
  padding-left: ${space(3)};
  border-left: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  line-height: 1.3;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    color: ${color.text};
    font-weight: 550;
  }
  ${wide({})} {
    max-width: 11rem;
  }
  ${large} {
    order: 2;
    flex-basis: 100%;
    padding: 0 0 ${space(2)};
    border: 0;
  }
`;

const Beside = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  margin-right: ${space(4)};

  ${large} {
    display: contents;
  }
`;

/** The site's name, which leads home, and the place where somebody works. */
export function Brand() {
  const { host } = useShell();
  const { t } = useTranslation();
  const place = useStore(host.place);
  return (
    <Beside>
      <Home to="/">
        <Code aria-hidden size={22} strokeWidth={2.5} />
        <Name $yields={place !== undefined}>{t('site.name')}</Name>
      </Home>
      {place && <Where place={place} />}
    </Beside>
  );
}

const Where = ({ place: { area, owner } }: { place: PlaceOfRemote }) => (
  <Place title={owner}>
    <span>{area}</span>
    {owner && <strong dir="auto">{owner}</strong>}
  </Place>
);
