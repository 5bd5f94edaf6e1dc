import { useStore } from '@portfolio/remote-kit';
import type { HeaderLink } from '@portfolio/remote-kit/manifest';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { linkTo } from '../layout/header/links.ts';
import type { Area, AreaState } from '../remotes/area.ts';
import { useShell } from '../shell-context.tsx';
import { whenDrawn } from '../start/still.ts';
import { useTranslation } from '../translator.ts';
import { FailurePanel } from './failure-panel.tsx';
import { NotFound } from './not-found.tsx';
import { Wait } from './wait.tsx';

/** A remote's area: its elements, and what the shell shows while there are none. */
export function RemoteView({ links, area }: { links: readonly HeaderLink[]; area: Area }) {
  const { areas } = useShell();
  const state = useStore(area.state);
  const { pathname } = useLocation();
  useStillUntilDrawn(state, pathname);
  const attach = useCallback((place: HTMLElement | null) => place?.append(areas.outlet), [areas]);
  const missing = state.status === 'not-found' && state.pathname === pathname;
  return (
    <>
      {(state.status === 'loading' || state.status === 'idle') && <WaitForRemote links={links} />}
      {state.status === 'failed' && <FailurePanel crash={state.crash} release={state.release} retry={area.retry} />}
      {missing && <NotFound />}
      <div ref={attach} hidden={missing} />
    </>
  );
}

/** Says whom one waits for by the name in the header, which is what people know it by. */
function WaitForRemote({ links }: { links: readonly HeaderLink[] }) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const name = linkTo(pathname, links)?.labels[language];
  return <Wait slow={name === undefined ? t('failure.slowPart') : t('failure.slow', { name })} />;
}

/** What the edge has rendered of this screen shows as long as that is the best there is. */
function useStillUntilDrawn({ status }: AreaState, pathname: string): void {
  const { areas, still } = useShell();
  const page = useStore(still.page);
  const [began] = useState(pathname);
  const isOver = status === 'failed' || status === 'not-found' || pathname !== began;
  useEffect(() => {
    if (!page) return undefined;
    if (!isOver) return whenDrawn(areas.outlet, page, still.giveWay);
    still.giveWay();
    return undefined;
  }, [areas, isOver, page, still]);
}
