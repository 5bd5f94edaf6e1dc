import { useStore, type NavigateOptions } from '@portfolio/remote-kit';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { decide, type RedirectWord } from '../routing/decide.ts';
import type { OwnScreenName } from '../routing/own-screens.ts';
import { wordless } from '../routing/wanted-location.ts';
import { useShell } from '../shell-context.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteView } from './remote-view.tsx';
import { Wait } from './wait.tsx';

// Each in a chunk of its own: the form libraries are no business of the home page.
const ownScreens: Record<OwnScreenName, ComponentType> = {
  login: lazy(() => import('./login/login.tsx').then((loaded) => ({ default: loaded.Login }))),
  dashboard: lazy(() => import('./dashboard/dashboard.tsx').then((loaded) => ({ default: loaded.Dashboard }))),
  'reset-request': lazy(() =>
    import('./reset-password/reset-request.tsx').then((loaded) => ({ default: loaded.ResetRequest })),
  ),
  'reset-confirm': lazy(() =>
    import('./reset-password/reset-confirm.tsx').then((loaded) => ({ default: loaded.ResetConfirm })),
  ),
  'confirm-email': lazy(() =>
    import('./confirm-email/confirm-email.tsx').then((loaded) => ({ default: loaded.ConfirmEmailScreen })),
  ),
  'patreon-callback': lazy(() =>
    import('./callbacks/patreon-callback.tsx').then((loaded) => ({ default: loaded.PatreonCallback })),
  ),
  'oauth-callback': lazy(() =>
    import('./callbacks/oauth-callback.tsx').then((loaded) => ({ default: loaded.OauthCallback })),
  ),
};

/** The page's main part: what the decision for the current address says. */
export function Screen() {
  const { host, registry, areas, still } = useShell();
  const { pathname } = useLocation();
  const decision = decide(pathname, useStore(registry), useStore(host.session));
  // What the edge has rendered is a remote's; its view says when that gives way.
  const isOther = decision.show !== 'remote' && decision.show !== 'spinner';
  useEffect(() => {
    if (isOther) still.giveWay();
  }, [isOther, still]);

  switch (decision.show) {
    case 'remote': {
      const area = areas.of(decision.remote.name);
      return area ? <RemoteView key={decision.remote.name} links={decision.remote.links} area={area} /> : <Wait />;
    }
    case 'redirect':
      return (
        <>
          <Wait />
          <Redirect {...decision} word={decision.word} navigate={host.navigate} />
        </>
      );
    case 'not-found':
      return <NotFound />;
    case 'spinner':
      return <Wait />;
    default: {
      const Own = ownScreens[decision.show];
      return (
        <Suspense fallback={<Wait />}>
          <Own />
        </Suspense>
      );
    }
  }
}

interface Props {
  to: string;
  /** Whether `to` learns where the visitor was, as `state.from`; else it learns what this location knew. */
  keepLocation: boolean;
  /** Why, which `to` says, as `state.word`. */
  word: RedirectWord | undefined;
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** Replaces the current location. Does nothing when the address has moved on since this was rendered. */
function Redirect({ to, keepLocation, word, navigate }: Props) {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    const known: object = keepLocation ? { from: { pathname, search, hash } } : { ...state };
    const says = word !== undefined && !wordless(pathname, state);
    navigate(to, { replace: true, state: says ? { ...known, word } : known });
  }, [to, keepLocation, word, navigate, pathname, search, hash, state]);
  return null;
}
