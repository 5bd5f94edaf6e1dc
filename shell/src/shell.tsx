import { useStore } from '@portfolio/remote-kit';
import { GlobalStyle } from '@portfolio/ui/global-style';
import { useEffect, useRef, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header/header.tsx';
import { announce, LiveRegion } from './layout/live-region.tsx';
import { LocalRemoteBadge } from './layout/local-remote-badge.tsx';
import { useMenuAfterEditing } from './layout/menu/use-menu.ts';
import { NewerNotice } from './layout/newer-notice.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { SlowNotice } from './layout/slow-notice.tsx';
import { PasswordQuestion } from './password-question/password-question.tsx';
import { useDocumentHead } from './routing/document-head.ts';
import { useScreenChange } from './routing/screen-change.ts';
import { ArrivalNotice } from './screens/callbacks/arrival-notice.tsx';
import { Screen } from './screens/screen.tsx';
import { ShellProvider, useShell, type ShellParts } from './shell-context.tsx';
import { Fonts } from './styles/fonts.tsx';
import { translator } from './translator.ts';

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

/** Changes the shell's texts with the language; English, or the language before, until they are there. */
function useLanguageOfShell(): boolean {
  const { host } = useShell();
  const language = useStore(host.language);
  const [ready, setReady] = useState(() => translator.current() === language);
  useEffect(() => {
    translator
      .change(language)
      .catch((error: unknown) => host.report(error, { language }))
      .finally(() => setReady(true));
  }, [host, language]);
  return ready;
}

/** Nothing until there are words for it. */
const Frame = () => (useLanguageOfShell() ? <Whole /> : null);

function Whole() {
  const { host, registry } = useShell();
  const main = useRef<HTMLElement>(null);
  useDocumentHead(registry);
  useMenuAfterEditing();
  useScreenChange(main, announce, useStore(host.place)?.owner);
  return (
    <Page>
      <SkipLink to="main" />
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <ArrivalNotice />
        <NewerNotice />
        <Screen />
      </Main>
      <Footer />
      <LiveRegion />
      <PasswordQuestion />
      <LocalRemoteBadge />
      <SlowNotice />
    </Page>
  );
}

/** The whole page. */
export const Shell = ({ parts }: { parts: ShellParts }) => (
  <ShellProvider parts={parts}>
    <Fonts />
    <GlobalStyle />
    <BrowserRouter>
      <Frame />
    </BrowserRouter>
  </ShellProvider>
);
