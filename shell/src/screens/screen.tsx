import { useStore } from '@portfolio/remote-kit';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { decide } from '../routing/decide.ts';
import { Redirect } from '../routing/redirect.tsx';
import { useShell } from '../shell-context.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteView } from './remote-view.tsx';
import { Wait } from './wait.tsx';

// The form libraries are no business of the home page.
const Login = lazy(() => import('./login/login.tsx').then((loaded) => ({ default: loaded.Login })));
const Dashboard = lazy(() => import('./dashboard/dashboard.tsx').then((loaded) => ({ default: loaded.Dashboard })));

/** The page's main part: what the decision for the current address says. */
export function Screen() {
  const { host, registry, areas } = useShell();
  const { pathname } = useLocation();
  const decision = decide(pathname, useStore(registry), useStore(host.session));

  switch (decision.show) {
    case 'remote': {
      const area = areas.of(decision.remote.name);
      return area ? <RemoteView key={decision.remote.name} area={area} /> : <Wait />;
    }
    case 'redirect':
      return (
        <>
          <Wait />
          <Redirect to={decision.to} keepLocation={decision.keepLocation} navigate={host.navigate} />
        </>
      );
    case 'login':
      return (
        <Suspense fallback={<Wait />}>
          <Login />
        </Suspense>
      );
    case 'dashboard':
      return (
        <Suspense fallback={<Wait />}>
          <Dashboard />
        </Suspense>
      );
    case 'not-found':
      return <NotFound />;
    case 'spinner':
      return <Wait />;
  }
}
