import { createStore } from '@portfolio/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import type { AreaState } from '../remotes/area.ts';
import { RemoteView } from '../screens/remote-view.tsx';
import { registry } from '../testing/registry.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { createStill, takeStill } from './still.ts';

const stored = '<script type="application/json" id="still-data">{"ROOT_QUERY":{}}</script>';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A document as the edge has rendered it. */
function brought(): void {
  document.head.innerHTML = '<style id="still-styles">h1{color:red}</style>';
  document.body.innerHTML = `<div id="root"><nav>frame</nav><div id="still"><h1>Rendered</h1></div></div>${stored}`;
}

const { links } = registry.remotes[0]!;

function renderArea() {
  brought();
  const state = createStore<AreaState>({ status: 'loading' });
  const still = takeStill(true);
  const area = { state, enter() {}, leave() {}, navigated() {}, restart() {}, retry: () => Promise.resolve() };
  return { ...renderShell(<RemoteView links={links} area={area} />, { still }), state, still };
}

test('what the edge has rendered shows until the remote has drawn its heading, and never both', async () => {
  const { outlet, state, still } = renderArea();
  expect(still.data).toEqual({ ROOT_QUERY: {} });
  expect(screen.getByRole('heading', { name: 'Rendered' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();

  act(() => state.set({ status: 'running' }));
  outlet.innerHTML = '<p>Almost</p>';
  expect(outlet).not.toBeVisible();
  outlet.innerHTML = '<h1>Drawn</h1>';
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Drawn'));
  expect(outlet).toBeVisible();
  expect(document.querySelector('#still, #still-styles')).toBeNull();
});

test('a remote that fails takes it away, for the panel that says so', () => {
  const { state } = renderArea();
  const release = { name: 'mfe-public', version: '1.0.0', release: 'r1' };
  act(() => state.set({ status: 'failed', crash: { phase: 'load', error: new Error('gone') }, release }));
  expect(screen.queryByText('Rendered')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

test.each([
  ['who is signed in', false, undefined],
  ['a device that has chosen another language', true, 'none'],
])('it is not for %s', (_, isMeant, mark) => {
  brought();
  if (mark) document.documentElement.dataset['still'] = mark;
  expect(takeStill(isMeant)).toMatchObject({ data: undefined });
  expect(document.querySelector('#root')).toBeEmptyDOMElement();
  expect(document.documentElement.dataset['still']).toBeUndefined();
});

test('a document without one has none', () => {
  expect([takeStill(true).get(), createStill().get()]).toEqual([undefined, undefined]);
});
