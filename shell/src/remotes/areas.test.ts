import { createStore, type RemoteLifecycles } from '@portfolio/remote-kit';
import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { navigateToUrl } from 'single-spa';
import type { RegistryStore } from '../registry/registry-store.ts';
import { remote } from '../testing/registry.ts';
import { startAreas } from './areas.ts';

const live = remote('mfe-x', [{ path: '/*', guard: 'open' }]);
const of = (release: string): Registry => ({ remotes: [{ ...live, release }] });

/** Says which release it is, with a field to type into. */
const load = ({ release }: RegistryRemote): Promise<RemoteLifecycles> =>
  Promise.resolve({
    bootstrap: () => Promise.resolve(),
    mount: async ({ domElement }) => {
      domElement.innerHTML = `<p>${release}</p><input>`;
    },
    unmount: () => Promise.resolve(),
  });

test('what was published shows with the next navigation, however late its news come, unless somebody types', async () => {
  const store = createStore<Registry | undefined>(of('r1'));
  let arrive: (release: string) => void = () => undefined;
  const registry: RegistryStore = {
    ...store,
    refresh: () =>
      new Promise<void>((resolve) => {
        arrive = (release) => {
          store.set(of(release));
          resolve();
        };
      }),
    trusted: () => Promise.resolve(),
    fallBack: () => false,
    shell: () => undefined,
  };
  const { outlet } = startAreas({ host: createTestHost(), registry, load });
  document.body.append(outlet);
  const shows = (release: string) => waitFor(() => expect(outlet.querySelector('p')).toHaveTextContent(release));
  await shows('r1');
  const late = 1500;
  const comesLate = async (release: string) => {
    const began = performance.now();
    // The clock goes on, nobody waits.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began + late);
    arrive(release);
    await new Promise((resolve) => setTimeout(resolve));
    clock.mockRestore();
  };

  navigateToUrl('/next');
  await waitFor(() => expect(window.location.pathname).toBe('/next'));
  await new Promise((resolve) => setTimeout(resolve));
  await comesLate('r2');
  await shows('r2');

  navigateToUrl('/typing');
  await waitFor(() => expect(window.location.pathname).toBe('/typing'));
  await new Promise((resolve) => setTimeout(resolve));
  outlet.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  await comesLate('r3');
  expect(outlet.querySelector('p')).toHaveTextContent('r2');
  navigateToUrl('/last');
  await shows('r3');
});
