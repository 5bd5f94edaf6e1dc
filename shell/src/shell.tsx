import { useStore } from '@portfolio/remote-kit';
import { GlobalStyle } from '@portfolio/ui/global-style';
import { useEffect, useRef, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CommandBar } from './command-bar/command-bar.tsx';
import { announce, LiveRegion } from './layout/live-region.tsx';
import { LocalRemoteBadge } from './layout/local-remote-badge.tsx';
import { useMenuAfterEditing } from './layout/menu/use-menu.ts';
import { NewerNotice } from './layout/newer-notice.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { SlowNotice } from './layout/slow-notice.tsx';
import { PasswordQuestion } from './password-question/password-question.tsx';
import { useDocumentHead } from './routing/document-head.ts';
import { useScreenChange } from './routing/screen-change.ts';
import { ArrivalNotice } from './screens/callbacks/arrival-notice.tsx';
import { Screen } from './screens/screen.tsx';
import { ShellProvider, useShell, type ShellParts } from './shell-context.tsx';
import { translator } from './translator.ts';

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
  useDocumentHead(registry, useStore(host.language));
  useMenuAfterEditing();
  useScreenChange(main, announce, useStore(host.place)?.owner);
  return (
    <PageFrame
      main={main}
      after={
        <>
          <LiveRegion />
          <CommandBar />
          <PasswordQuestion />
          <LocalRemoteBadge />
          <SlowNotice />
        </>
      }
    >
      <ArrivalNotice />
      <NewerNotice />
      <Screen />
    </PageFrame>
  );
}

/** The whole page. */
export const Shell = ({ parts }: { parts: ShellParts }) => (
  <ShellProvider parts={parts}>
    <GlobalStyle />
    <BrowserRouter>
      <Frame />
    </BrowserRouter>
  </ShellProvider>
);
