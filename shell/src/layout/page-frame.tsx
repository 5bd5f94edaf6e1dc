import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { SkipLink } from './skip-link.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** At least a screen high, so that the footer does not jump while a screen is on its way. */
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100dvh - 4rem);

  &:focus {
    outline: none;
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
export const PageFrame = ({ main, children, after }: Props) => (
  <Page>
    <SkipLink to="main" />
    <Header />
    <Main id="main" ref={main} tabIndex={-1}>
      {children}
    </Main>
    <Footer />
    {after}
  </Page>
);
