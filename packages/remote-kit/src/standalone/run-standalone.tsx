import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Crash, NavigateOptions, RemoteLifecycles, RemoteProps } from '../contract/index.ts';
import { changeAddress, createHost } from '../host/index.ts';
import { HostBar } from './host-bar.tsx';

export interface StandaloneOptions {
  remote: RemoteLifecycles;
  /** The remote's own `manifest.json`. */
  manifest: { name: string; routes: { path: string }[] };
  /** Global styles, which the shell brings otherwise. */
  Styles: ComponentType;
}

/**
 * Runs one remote on a page of its own (`npm run dev -w mfe-public`), against the real API: a bar plays the shell's part with
 * sign-in, theme, language and the list of the remote's routes. Guards are the shell's and do not apply here.
 */
export function runStandalone({ remote, manifest, Styles }: StandaloneOptions): void {
  const navigate = (to: string, options?: NavigateOptions): void => {
    changeAddress(to, options);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const { host, start } = createHost({
    config: {
      apiBase: '/api',
      graphqlUrl: '/graphql',
      supportEmail: 'support@example.com',
      supportPhone: '+1 555 0100',
    },
    navigate,
    report: (error, details) => console.error(error, details ?? ''),
    announce: (message) => console.info('announced:', message),
    notFound: (pathname) => console.warn(`${pathname} is not a screen of ${manifest.name}`),
  });

  const page = document.querySelector('#standalone') ?? document.body;
  const [bar, area] = [document.createElement('div'), document.createElement('main')];
  page.append(bar, area);
  createRoot(bar).render(
    <>
      <Styles />
      <HostBar host={host} paths={manifest.routes.map(({ path }) => path)} />
    </>,
  );

  const props: RemoteProps = {
    ...host,
    release: { name: manifest.name, version: 'development', release: 'development' },
    domElement: area,
    crashed: ({ phase, error }: Crash) => {
      console.error(`${manifest.name} failed (${phase})`, error);
      area.textContent = `${manifest.name} failed (${phase}): ${String(error)}`;
    },
  };
  void start();
  void remote.bootstrap(props).then(() => remote.mount(props));
}
