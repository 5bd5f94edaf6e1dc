import { media, color, radius, space } from '@portfolio/ui/tokens';
import type { ReactNode, Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';

/** Where the side navigation of the administration begins at the edge of the window, header and footer do so too. */
const Page = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && '--column: 100vw;'}

  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

/** At least a screen high, so that the footer does not jump while a screen is on its way. */
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100dvh - 4rem);

  &:focus {
    outline: none;
  }
  /* Else an empty sheet follows. */
  ${media.print} {
    min-height: 0;
  }
`;

interface Props {
  main?: Ref<HTMLElement>;
  /** The main part. */
  children: ReactNode;
  /** What is not seen, or lies over the page. */
  after?: ReactNode;
}

/** What surrounds every screen; the same in the browser and in what the edge renders. */
export function PageFrame({ main, children, after }: Props) {
  const { pathname } = useLocation();
  return (
    <Page $wide={/^\/admin(?:\/|$)/.test(pathname)}>
      <SkipLink to="main" />
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      {after}
    </Page>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 100;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
  &:hover {
    color: ${color.onAccent};
  }
`;

/** The page's first stop for the keyboard. */
function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return <Skip href={`#${to}`}>{t('site.skip')}</Skip>;
}
