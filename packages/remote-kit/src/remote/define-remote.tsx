import { ApolloProvider } from '@apollo/client/react';
import {
  Component,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  useLayoutEffect,
  useReducer,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Command, CommandSearch, Host, RemoteLifecycles, RemoteProps } from '../contract/index.ts';
import type { LanguageFollower } from '../languages/index.ts';
import { HostProvider, useHost, useLanguage } from './host.tsx';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * React Router for the browser's address. A path that somebody chose is drawn after the next paint, in which what was pressed
 * shows it, however large the new screen is. Changes of the query are drawn at once: fields show what is in it.
 */
function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const look = () => ({ location: history.location, action: history.action });
  const [{ location, action }, show] = useReducer(look, undefined, look);

  useLayoutEffect(() => {
    let shown = history.location.pathname;
    const draw = (): void => {
      shown = history.location.pathname;
      show();
    };
    return history.listen(() => {
      if (history.location.pathname === shown || document.hidden || !navigator.userActivation?.isActive) return draw();
      // A link that is pressed by keys looks as before, and browsers paint nothing until something does not.
      document.querySelector('a:focus')?.animate({ opacity: [0.5, 0.5] }, 300);
      requestAnimationFrame(() => setTimeout(draw));
    });
  }, [history]);

  return (
    // Apollo's useQuery asks while it renders: in a transition, old and new address would ask in turns without end.
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}

export interface RemoteDefinition {
  /** The remote's routes, absolute as in its manifest. */
  App: ComponentType;
  translator: LanguageFollower;
  /** Shown while a lazily loaded screen arrives. */
  fallback?: ReactNode;
  /** What the command bar finds here; the translator has the reader's language already. */
  find?: (host: Host, search: CommandSearch) => Promise<readonly Command[]>;
}

interface Mounted {
  root: Root;
  life: { phase: 'render' | 'update' | 'unmount' };
}

/**
 * The lifecycles that a remote exposes. They settle at once and never reject: a remote that throws or hangs must not hold up
 * single-spa, which waits for one remote's unmount before it mounts the next. What goes wrong is told to the shell through
 * `crashed`, with where in the remote's life it was.
 */
export function defineRemote({ App, translator, fallback = null, find }: RemoteDefinition): RemoteLifecycles {
  const mounted = new Map<HTMLElement, Mounted>();

  const start = (props: RemoteProps): void => {
    const life: Mounted['life'] = { phase: 'render' };
    const crash = (error: unknown): void => props.crashed({ phase: life.phase, error });
    const committed = (): void => {
      if (life.phase === 'render') life.phase = 'update';
    };
    // Errors that the boundary catches reach the shell from there; React's own console copy would only double them.
    const root = createRoot(props.domElement, { onUncaughtError: crash, onCaughtError: () => {} });
    mounted.set(props.domElement, { root, life });
    root.render(
      <CrashBoundary onCrash={crash}>
        <HostProvider host={{ ...props }}>
          <ApolloProvider client={props.apollo}>
            <AddressRouter>
              <LanguageGate translator={translator}>
                <Suspense fallback={fallback}>
                  <App />
                  <OnCommit tell={committed} />
                </Suspense>
              </LanguageGate>
            </AddressRouter>
          </ApolloProvider>
        </HostProvider>
      </CrashBoundary>,
    );
  };

  const stop = ({ domElement }: RemoteProps): void => {
    const remote = mounted.get(domElement);
    if (!remote) return;
    mounted.delete(domElement);
    remote.life.phase = 'unmount';
    remote.root.unmount();
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) => settle(props, 'mount', start),
    unmount: (props) => settle(props, 'unmount', stop),
    ...(find && {
      find: async (host, search) => {
        await translator.change(host.language.get());
        return find(host, search);
      },
    }),
  };
}

function OnCommit({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

function settle(props: RemoteProps, phase: 'mount' | 'unmount', act: (props: RemoteProps) => void): Promise<void> {
  try {
    act(props);
  } catch (error) {
    props.crashed({ phase, error });
  }
  return Promise.resolve();
}

/** Keeps the remote's messages in step with the shell's language; waits only for the very first ones. */
function LanguageGate({ translator, children }: { translator: LanguageFollower; children: ReactNode }) {
  const host = useHost();
  const language = useLanguage();
  const [ready, setReady] = useState(() => translator.current() === language);

  useEffect(() => {
    let current = true;
    translator
      .change(language)
      .catch((error: unknown) => host.report(error, { language })) // the language before stays readable
      .finally(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [host, language, translator]);

  return ready ? children : null;
}

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Catches what a screen throws while rendering. The host draws the panel, so nothing is left to show here. */
class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
